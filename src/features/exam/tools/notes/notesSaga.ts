import type { SagaIterator } from 'redux-saga';
import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import { selectUser } from '@/domain/session/sessionSlice';
import { clockSkew } from '@/domain/session/token';
import { examEntered } from '@/features/exam/store/examSlice';
import { notedLoaded, noteFound, noteRestored } from '@/features/exam/store/notesSlice';
import { getDependency } from '@/shared/remote/sagaContext';
import { recordIds } from '@/shared/storage/records';
import { call, select } from '@/shared/store/effects';

/** Which questions have a note, for the navigator, and 'Undo' of a deleted one, also after the exam was left. */
export function* notesSaga(): SagaIterator<void> {
  yield takeLatest(examEntered, loadNoted);
  yield takeEvery(noteRestored, restore);
}

function* loadNoted(): SagaIterator<void> {
  const user = yield* select(selectUser);
  if (user === undefined) return;
  yield put(notedLoaded(yield* call(recordIds, 'questionNotes', user.id)));
}

function* restore({ payload }: ReturnType<typeof noteRestored>): SagaIterator<void> {
  const user = yield* select(selectUser);
  if (user === undefined) return;
  const clock = yield* getDependency('clock');
  // Loaded with the panel in which the note was deleted.
  const { noteStorage } = yield* call(() => import('@/domain/notes/noteStorage'));
  yield* call(noteStorage.write, user.id, { ...payload, updatedAt: clock.now() + clockSkew() });
  yield put(noteFound({ questionId: payload.questionId, hasNote: true }));
}
