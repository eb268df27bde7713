import { outboxModule } from '@/domain/outbox/module';
import type { StoreModule } from '@/shared/store/storeModule';
import { feedbackBlockSlice } from '@/features/exam/sagas/feedbackBlockSlice';
import { feedbackBlockSaga } from '@/features/exam/sagas/feedbackBlockSaga';
import { loadQuestionHistories, loadQuestions, loadQuiz, startFeedbackBlock } from '@/domain/quiz/calls';
import { loadImage } from '@/features/exam/store/calls';
import { highlightsSlice } from '@/features/exam/highlights/highlightsSlice';
import { examSlice } from '@/features/exam/store/examSlice';
import { toolsSlice } from '@/features/exam/tools/toolsSlice';
import { examSaga } from '@/features/exam/sagas/examSaga';

/** Store module of the exam; the outbox comes first, so that it receives what the exam submits. */
export const examModule: StoreModule = {
  calls: [
    ...(outboxModule.calls ?? []),
    loadQuiz,
    loadQuestions,
    loadQuestionHistories,
    startFeedbackBlock,
    loadImage,
  ],
  reducers: [...(outboxModule.reducers ?? []), examSlice, feedbackBlockSlice, highlightsSlice, toolsSlice],
  sagas: [...(outboxModule.sagas ?? []), examSaga, feedbackBlockSaga],
};
