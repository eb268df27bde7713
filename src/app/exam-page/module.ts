import { commentsModule } from '@/features/comments/calls';
import { examModule } from '@/features/exam/module';
import { explanationVideosModule } from '@/features/explanation-videos/videosSaga';
import { questionFeedbackModule } from '@/features/question-feedback/store/feedbackSaga';
import type { StoreModule } from '@/shared/store/storeModule';

const parts: readonly StoreModule[] = [
  examModule,
  commentsModule,
  questionFeedbackModule,
  explanationVideosModule,
];

/** Store module of the exam page and of everything it shows. */
export const examPageModule: StoreModule = {
  calls: parts.flatMap(({ calls = [] }) => calls),
  reducers: parts.flatMap(({ reducers = [] }) => reducers),
  sagas: parts.flatMap(({ sagas = [] }) => sagas),
};
