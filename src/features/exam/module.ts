import { finishedQuizSlice } from '@/domain/quiz/finishedQuizSlice';
import { outboxModule } from '@/domain/outbox/module';
import type { StoreModule } from '@/shared/store/storeModule';
import { feedbackBlockSlice } from '@/features/exam/sagas/feedbackBlockSlice';
import { feedbackBlockSaga } from '@/features/exam/sagas/feedbackBlockSaga';
import { loadHistories, loadImage, loadQuestions, loadQuiz } from '@/features/exam/store/calls';
import { highlightsSlice } from '@/features/exam/highlights/highlightsSlice';
import { examSlice } from '@/features/exam/store/examSlice';
import { examSaga } from '@/features/exam/sagas/examSaga';

/** Store module of the exam; the outbox comes first, so that it receives what the exam submits. */
export const examModule: StoreModule = {
  calls: [loadQuiz, loadQuestions, loadHistories, loadImage],
  reducers: [
    ...(outboxModule.reducers ?? []),
    examSlice,
    feedbackBlockSlice,
    highlightsSlice,
    finishedQuizSlice,
  ],
  sagas: [...(outboxModule.sagas ?? []), examSaga, feedbackBlockSaga],
};
