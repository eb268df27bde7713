import { commentsModule } from '@/features/comments/commentsSaga';
import { examModule } from '@/features/exam/module';
import { feedbackBlockModule } from '@/features/exam/sagas/feedbackBlockSaga';
import { explanationVideosModule } from '@/features/explanation-videos/videosSaga';
import { questionFeedbackModule } from '@/features/question-feedback/store/feedbackSaga';
import type { StoreModule } from '@/shared/store/storeModule';

const parts: readonly StoreModule[] = [
  examModule,
  feedbackBlockModule,
  commentsModule,
  questionFeedbackModule,
  explanationVideosModule,
];

/** Store module of the exam with what other features add to it. */
export const examPageModule: StoreModule = {
  calls: parts.flatMap(({ calls = [] }) => calls),
  reducers: parts.flatMap(({ reducers = [] }) => reducers),
  sagas: parts.flatMap(({ sagas = [] }) => sagas),
};
