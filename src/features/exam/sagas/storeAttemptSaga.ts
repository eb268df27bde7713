import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { debounce, fork, put, takeLeading } from 'redux-saga/effects';
import { attempts } from '@/domain/attempt/attemptRecord';
import { isTimeOver, timeLeftAt, toStoredAttempt } from '@/features/exam/attempt/attemptModel';
import {
  answerChosen,
  blockEnded,
  clockStarted,
  clockStopped,
  confidenceChosen,
  earlierFound,
  itemEntered,
  markToggled,
  pageHidden,
  selectWritableAttempt,
  strikeToggled,
} from '@/features/exam/store/examSlice';
import { monotonicNow, trackSleep } from '@/features/exam/store/monotonicNow';
import { lockManager } from '@/shared/browser/webLock';
import { onRecovered } from '@/shared/storage/connection';
import { askToPersist } from '@/shared/storage/persistence';
import { serverNow } from '@/shared/storage/serverClock';
import type { WriteOptions } from '@/shared/storage/writeProgress';
import { call, delay, select, take } from '@/shared/store/effects';

const TIME_SAVED_EVERY_MS = 5_000;

/** A move may be lost with the page, an answer may not. */
const MOVE_DEBOUNCE_MS = 250;

/**
 * The item shown and the times: each answer has a write of its own, so the status remains 'Saved'. Without the lock: a
 * tab that wakes up writes them before it is notified that another tab has taken it over.
 */
const IN_BACKGROUND: WriteOptions = { isBackground: true };

/**
 * Stores each change in its own dispatch, without waiting; a move after it has been painted, and the
 * time left every 5 s. Ends the block when the time is over.
 */
export function* storeAttempt(): SagaIterator<void> {
  // Runs for as long as this tab has the lock of the attempt, after it was read.
  const lock = lockManager() && {};
  yield fork(followTime);
  yield fork(takeEarlierRecord);
  yield takeLeading(answerChosen, askToPersist);
  yield debounce(MOVE_DEBOUNCE_MS, itemEntered, writeAttempt, IN_BACKGROUND);
  for (;;) {
    yield* take([
      answerChosen,
      confidenceChosen,
      markToggled,
      strikeToggled,
      pageHidden,
      clockStarted,
      clockStopped,
      earlierFound,
    ]);
    yield* writeAttempt({ lock });
  }
}

function* writeAttempt(options: WriteOptions): SagaIterator<void> {
  const attempt = yield* select(selectWritableAttempt);
  // Once the server has the answers, nothing may restore the attempt.
  if (attempt === undefined) return;
  const { userId, quizId } = attempt;
  void attempts.write(userId, quizId, toStoredAttempt(attempt, monotonicNow(), serverNow()), options);
}

function* followTime(): SagaIterator<void> {
  for (;;) {
    const attempt = yield* select(selectWritableAttempt);
    if (attempt === undefined) return;
    trackSleep();
    const now = monotonicNow();
    if (isTimeOver(attempt, now)) {
      yield put(blockEnded({ now }));
      return;
    }
    const left = timeLeftAt(attempt, now);
    yield* delay(left > 0 ? Math.min(left, TIME_SAVED_EVERY_MS) : TIME_SAVED_EVERY_MS);
    yield* writeAttempt(IN_BACKGROUND);
  }
}

/** Adds what an earlier page has written of the attempt, if the database opens only after the exam has begun. */
function* takeEarlierRecord(): SagaIterator<void> {
  const recoveries: EventChannel<'recovered'> = eventChannel((emit) => onRecovered(() => emit('recovered')));
  try {
    for (;;) {
      yield* take(recoveries);
      const attempt = yield* select(selectWritableAttempt);
      if (attempt === undefined) return;
      const { userId, quizId } = attempt;
      const record = yield* call(attempts.readStored, userId, quizId);
      if (record !== undefined) yield put(earlierFound({ record, now: monotonicNow() }));
    }
  } finally {
    recoveries.close();
  }
}
