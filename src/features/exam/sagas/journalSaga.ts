import type { SagaIterator } from 'redux-saga';
import { delay, fork, put, select, take } from 'redux-saga/effects';
import { type Clock, fromContext } from '@/shared/remote/sagaContext';
import { journal } from '@/shared/storage/journal';
import { toJournal } from '@/features/exam/attempt/journalModel';
import { monotonicNow, noticeSleep } from '@/features/exam/store/monotonicNow';
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
} from '@/features/exam/store/examSlice';
import { timeLeftAt } from '@/features/exam/attempt/attemptModel';

/** Milliseconds between two notes of the time left (robustness 4). */
const TIME_KEPT_EVERY = 5_000;

/**
 * Writes each change into the journal, in the dispatch that makes it and without waiting; and the time left every 5 s.
 * When the time is over, the block ends.
 */
export function* keepJournal(): SagaIterator<void> {
  const clock = yield* fromContext('clock');
  yield fork(followTime, clock);
  for (;;) {
    yield take([
      itemEntered,
      answerChosen,
      markToggled,
      strikeToggled,
      lookedAway,
      clockStarted,
      clockStopped,
    ]);
    yield* keep(clock);
  }
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
    noticeSleep();
    const left = timeLeftAt(room.sitting, monotonicNow());
    if (room.sitting.timerOn && left === 0 && !room.readOnly) {
      yield put(blockEnded({ now: monotonicNow() }));
      return;
    }
    yield delay(room.sitting.timerOn && left > 0 ? Math.min(left, TIME_KEPT_EVERY) : TIME_KEPT_EVERY);
    yield* keep(clock);
  }
}
