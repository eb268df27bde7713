import type { SagaIterator } from 'redux-saga';
import { select, takeEvery } from 'redux-saga/effects';
import type { RootState } from '@/shared/store/rootState';
import { highlightAdded, highlightRemoved, type QuestionNotes, selectNotes } from './highlightsSlice';
import { notesRecords } from './highlightsStorage';
import { type OpenRoom, selectOpenRoom, strikeToggled } from '@/features/exam/store/examSlice';
import { currentItem, type SittingItem } from '@/features/exam/attempt/attemptModel';

/** Writes highlights, notes and strikes of a question in the dispatch that changes them. */
export function* keepNotes(): SagaIterator<void> {
  yield takeEvery([highlightAdded, highlightRemoved, strikeToggled], function* () {
    const room: OpenRoom | undefined = yield select(selectOpenRoom);
    const item: SittingItem | undefined = room === undefined ? undefined : currentItem(room.sitting);
    if (room === undefined || item === undefined || room.readOnly) return;
    const { questionId, struck } = item;
    const notes: QuestionNotes = yield select((root: RootState) => selectNotes(root, questionId));
    const { userId, quizId } = room.sitting;
    void notesRecords.write(userId, quizId, questionId, { ...notes, struck });
  });
}
