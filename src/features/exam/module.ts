import { outboxModule } from '@/domain/outbox/module';
import { loadQuestionHistories, loadQuestions, loadQuiz, startFeedbackBlock } from '@/domain/quiz/calls';
import { highlightsSlice } from '@/features/exam/highlights/highlightsSlice';
import { imageViewsSlice } from '@/features/exam/images/imageViewsSlice';
import { examSaga } from '@/features/exam/sagas/examSaga';
import { feedbackBlockSaga } from '@/features/exam/sagas/feedbackBlockSaga';
import { feedbackBlockSlice } from '@/features/exam/sagas/feedbackBlockSlice';
import { loadImage } from '@/features/exam/store/calls';
import { examSlice } from '@/features/exam/store/examSlice';
import { notesSlice } from '@/features/exam/store/notesSlice';
import { notesSaga } from '@/features/exam/tools/notes/notesSaga';
import { toolsSlice } from '@/features/exam/tools/toolsSlice';
import type { StoreModule } from '@/shared/store/storeModule';

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
  reducers: [
    ...(outboxModule.reducers ?? []),
    examSlice,
    feedbackBlockSlice,
    highlightsSlice,
    toolsSlice,
    imageViewsSlice,
    notesSlice,
  ],
  sagas: [...(outboxModule.sagas ?? []), examSaga, feedbackBlockSaga, notesSaga],
};
