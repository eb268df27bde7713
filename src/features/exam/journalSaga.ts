import type { SagaIterator } from 'redux-saga';
import { delay, fork, put, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { type Clock, fromContext } from '@/shared/remote/sagaContext';
import { journal } from '@/shared/storage/journal';
import { toJournal } from './journalModel';
import { monotonicNow } from './monotonicNow';
import {
  answerChosen,
  blockEnded,
  clockStarted,
  clockStopped,
  itemEntered,
  lookedAway,
  markToggled,
  type OpenRoom,
  selectOpenRoom,
  strikeToggled,
} from './room';
import { timeLeftAt } from './sittingModel';

/** Milliseconds between two notes of the time left (robustness 4). */
const TIME_KEPT_EVERY = 5_000;
/** Milliseconds on an item that are more than leafing through. */
const REST = 250;

/**
 * Writes each change into the journal, in the dispatch that makes it and without waiting; and the time left every 5 s.
 * When the time is over, the block ends.
 */
export function* keepJournal(): SagaIterator<void> {
  const clock = yield* fromContext('clock');
  yield takeEvery(
    [answerChosen, markToggled, strikeToggled, lookedAway, clockStarted, clockStopped],
    keep,
    clock,
  );
  // Moving gives no answer: the place is kept as soon as one rests on it, and with whatever is done there.
  yield takeLatest(itemEntered, function* () {
    yield delay(REST);
    yield* keep(clock);
  });
  yield fork(followTime, clock);
}

function* keep(clock: Clock): SagaIterator<void> {
  const room: OpenRoom | undefined = yield select(selectOpenRoom);
  // Frozen answers are kept with the hand-in: once the server has them, nothing may bring the journal back.
  if (room === undefined || room.readOnly || room.sitting.frozen) return;
  void journal.write(toJournal(room.sitting, monotonicNow(), clock.now()));
}

function* followTime(clock: Clock): SagaIterator<void> {
  for (;;) {
    const room: OpenRoom | undefined = yield select(selectOpenRoom);
    if (room === undefined || room.sitting.frozen) return;
    const left = timeLeftAt(room.sitting, monotonicNow());
    if (room.sitting.timerOn && left === 0 && !room.readOnly) {
      yield put(blockEnded({ now: monotonicNow() }));
      return;
    }
    yield delay(room.sitting.timerOn && left > 0 ? Math.min(left, TIME_KEPT_EVERY) : TIME_KEPT_EVERY);
    yield* keep(clock);
  }
}
