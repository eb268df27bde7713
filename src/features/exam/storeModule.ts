import { finishedQuizSlice } from '@/shared/quiz/finishedQuiz';
import { outboxModule } from '@/shared/remote/outboxModule';
import type { StoreModule } from '@/shared/remote/storeModule';
import { blockSlice } from './block';
import { blockSaga } from './blockSaga';
import { loadHistories, loadImage, loadQuestions, loadQuiz } from './calls';
import { notesSlice } from './notes';
import { roomSlice } from './room';
import { roomSaga } from './roomSaga';

/** What the store takes in for the room; the outbox first, so that it hears what the room hands in. */
export const examStoreModule: StoreModule = {
  calls: [loadQuiz, loadQuestions, loadHistories, loadImage],
  reducers: [...(outboxModule.reducers ?? []), roomSlice, blockSlice, notesSlice, finishedQuizSlice],
  sagas: [...(outboxModule.sagas ?? []), roomSaga, blockSaga],
};
