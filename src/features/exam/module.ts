import { loadImage } from '@/domain/figures/calls';
import { outboxModule } from '@/domain/outbox/module';
import { loadQuestions } from '@/domain/question/calls';
import { loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';
import { highlightsSlice } from '@/features/exam/highlights/highlightsSlice';
import { imageViewsSlice } from '@/features/exam/images/imageViewsSlice';
import { examSaga } from '@/features/exam/sagas/examSaga';
import { examSlice } from '@/features/exam/store/examSlice';
import { notesSlice } from '@/features/exam/store/notesSlice';
import { notesSaga } from '@/features/exam/tools/notes/notesSaga';
import { toolsSlice } from '@/features/exam/tools/toolsSlice';
import type { StoreModule } from '@/shared/store/storeModule';

/** Store module of the exam; the outbox comes first, so that it receives what the exam submits. */
export const examModule: StoreModule = {
  calls: [...(outboxModule.calls ?? []), loadQuiz, loadQuestions, loadQuestionHistories, loadImage],
  reducers: [
    ...(outboxModule.reducers ?? []),
    examSlice,
    highlightsSlice,
    toolsSlice,
    imageViewsSlice,
    notesSlice,
  ],
  sagas: [...(outboxModule.sagas ?? []), examSaga, notesSaga],
};
