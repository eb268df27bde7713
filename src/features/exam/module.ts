import { finishedQuizSlice } from '@/domain/quiz/finishedQuizSlice';
import { outboxModule } from '@/domain/outbox/module';
import type { StoreModule } from '@/shared/store/storeModule';
import { blockSlice } from '@/features/exam/sagas/feedbackBlockSlice';
import { blockSaga } from '@/features/exam/sagas/feedbackBlockSaga';
import { loadHistories, loadImage, loadQuestions, loadQuiz } from '@/features/exam/store/calls';
import { notesSlice } from '@/features/exam/highlights/highlightsSlice';
import { roomSlice } from '@/features/exam/store/examSlice';
import { roomSaga } from '@/features/exam/sagas/examSaga';

/** What the store takes in for the room; the outbox first, so that it hears what the room hands in. */
export const examStoreModule: StoreModule = {
  calls: [loadQuiz, loadQuestions, loadHistories, loadImage],
  reducers: [...(outboxModule.reducers ?? []), roomSlice, blockSlice, notesSlice, finishedQuizSlice],
  sagas: [...(outboxModule.sagas ?? []), roomSaga, blockSaga],
};
