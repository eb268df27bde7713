import { loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';
import type { StoreModule } from '@/shared/store/storeModule';
import { addReviewTime, endFeedbackBlock, submitAnswers } from './calls';
import { outboxNotificationsSaga } from './outboxNotificationsSaga';
import { outboxSaga } from './outboxSaga';
import { outboxSlice } from './outboxSlice';
import { reviewOutboxSaga } from './reviews/reviewOutboxSaga';

/** Injected after sign-in. It imports IndexedDB, so it is only imported dynamically or with the exam. */
export const outboxModule: StoreModule = {
  calls: [submitAnswers, addReviewTime, endFeedbackBlock, loadQuiz, loadQuestionHistories],
  reducers: [outboxSlice],
  sagas: [outboxNotificationsSaga, outboxSaga, reviewOutboxSaga],
};
