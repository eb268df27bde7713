import { commentsModule } from '@/features/comments/saga';
import { examStoreModule } from '@/features/exam/storeModule';
import { explanationVideosModule } from '@/features/explanation-videos/saga';
import { questionFeedbackModule } from '@/features/question-feedback/saga';
import type { StoreModule } from '@/shared/remote/storeModule';

const parts: readonly StoreModule[] = [
  examStoreModule,
  commentsModule,
  questionFeedbackModule,
  explanationVideosModule,
];

/** What the store takes in for the exam room and all that it shows. */
export const roomModule: StoreModule = {
  calls: parts.flatMap(({ calls = [] }) => calls),
  reducers: parts.flatMap(({ reducers = [] }) => reducers),
  sagas: parts.flatMap(({ sagas = [] }) => sagas),
};
