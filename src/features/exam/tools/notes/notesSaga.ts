import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { notes, type QuestionNote } from '@/domain/notes/noteRecord';
import { selectUser } from '@/domain/session/sessionSlice';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select } from '@/shared/store/effects';

/** 'Undo' of a deleted note. */
export const noteRestored = createAction<QuestionNote>('exam/noteRestored');

/** Makes 'Undo' of a deleted note work on the next item, too, and with the panel closed. */
export function* notesSaga(): SagaIterator<void> {
  yield takeEvery(noteRestored, function* ({ payload: note }) {
    const user = yield* select(selectUser);
    if (user === undefined) return;
    yield* call(notes.write, user.id, note.questionId, { ...note, updatedAt: serverNow() });
  });
}
