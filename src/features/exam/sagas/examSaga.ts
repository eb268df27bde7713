import type { EventChannel, SagaIterator } from 'redux-saga';
import { call, fork, put, select, take, takeEvery, takeLatest } from 'redux-saga/effects';
import type { SessionUser } from '@/domain/session/calls';
import { fromContext } from '@/shared/remote/sagaContext';
import { selectUser, sessionEnding } from '@/domain/session/sessionSlice';
import { journal } from '@/shared/storage/journal';
import { handInWhenEnded } from './submitSaga';
import { keepJournal } from './journalSaga';
import { toJournal } from '@/features/exam/attempt/journalModel';
import { type Notes, notesLoaded, notesOf } from '@/features/exam/highlights/highlightsSlice';
import { notesRecords } from '@/features/exam/highlights/highlightsStorage';
import { keepNotes } from '@/features/exam/highlights/highlightsSaga';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { fetchBlock, restoreSitting, RoomError } from './loadExamSaga';
import {
  clockStarted,
  clockStopped,
  type OpenRoom,
  roomEntered,
  roomFailed,
  roomLeft,
  roomOpened,
  selectOpenRoom,
  writerLost,
} from '@/features/exam/store/examSlice';
import type { Sitting } from '@/features/exam/attempt/attemptModel';
import { sendReviewTimes } from './reviewTimeSaga';
import { claimWriter, type WriterEvent } from './writerLock';

/** From the door of the room to its end; leaving the room, or entering another, ends all of it. */
export function* roomSaga(): SagaIterator<void> {
  yield takeEvery(sessionEnding, function* () {
    yield put(clockStopped({ now: monotonicNow() }));
  });
  yield takeLatest([roomEntered, roomLeft], function* (action) {
    if (roomEntered.match(action)) yield* visit(action);
  });
  yield* takeUp();
}

/** After a fault of ours the flow begins anew: the room that stands on the screen is kept, and entered once more. */
function* takeUp(): SagaIterator<void> {
  const room: OpenRoom | undefined = yield select(selectOpenRoom);
  if (room === undefined) return;
  const { sitting, mode, readOnly } = room;
  const clock = yield* fromContext('clock');
  if (mode !== 'review' && !readOnly && !sitting.frozen) {
    yield call(journal.write, toJournal(sitting, monotonicNow(), clock.now()));
  }
  yield put(roomEntered({ quizId: sitting.quizId, mode, index: sitting.current }));
}

function* visit({ payload: ref }: ReturnType<typeof roomEntered>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  if (user === undefined) return;
  try {
    yield fork(journal.open);
    yield fork(openNotes, user.id, ref.quizId);
    const { fresh, ...block } = yield* fetchBlock(ref, user);
    if (block.mode === 'review') {
      const reviewed: Sitting = yield* restoreSitting(fresh, block.mode, ref);
      const notes: Notes = yield call(notesRecords.read, user.id, ref.quizId);
      yield put(roomOpened({ ...block, sitting: withStrikes(reviewed, notes), readOnly: false }));
      yield put(clockStarted({ now: monotonicNow() }));
      yield fork(sendReviewTimes);
      return;
    }
    const writer: EventChannel<WriterEvent> = yield call(
      claimWriter,
      `qlearn-exam-${user.id}-${ref.quizId}`,
      ref.takeOver === true,
    );
    try {
      const claim: WriterEvent = yield take(writer);
      const sitting = yield* restoreSitting(fresh, block.mode, ref);
      yield put(roomOpened({ ...block, sitting, readOnly: claim !== 'granted' }));
      yield* sit(writer);
    } finally {
      writer.close();
    }
  } catch (cause) {
    yield put(
      roomFailed(cause instanceof RoomError ? cause.problem : { kind: 'quizFailed', message: undefined }),
    );
  }
}

/** A review shows the strikes as the sitting left them. */
function withStrikes(sitting: Sitting, notes: Notes): Sitting {
  const items = sitting.items.map((item) => ({ ...item, struck: notesOf(notes, item.questionId).struck }));
  return { ...sitting, items };
}

function* openNotes(userId: string, quizId: string): SagaIterator<void> {
  const notes: Notes = yield call(notesRecords.read, userId, quizId);
  yield put(notesLoaded(notes));
  yield* keepNotes();
}

/** While the room is open: keeps the journal, follows the clock, hands in, and watches for other tabs. */
function* sit(writer: EventChannel<WriterEvent>): SagaIterator<void> {
  const { sitting, readOnly, mode }: OpenRoom = yield select(demandOpenRoom);
  yield fork(handInWhenEnded);
  yield fork(keepJournal);
  if (!readOnly) yield put(clockStarted({ now: monotonicNow() }));
  for (;;) {
    const event: WriterEvent = yield take(writer);
    const room: OpenRoom = yield select(demandOpenRoom);
    if (event === 'lost') yield put(writerLost({ now: monotonicNow() }));
    if (event !== 'granted' || !room.readOnly) continue;
    // The other tab is gone: begin anew with what it has written.
    yield put(roomEntered({ quizId: sitting.quizId, mode, index: room.sitting.current }));
  }
}

/** The open room, for flows that run only inside it. Throws where it is not open. */
export function demandOpenRoom(root: Parameters<typeof selectOpenRoom>[0]): OpenRoom {
  const room = selectOpenRoom(root);
  if (room === undefined) throw new Error('The room is not open.');
  return room;
}
