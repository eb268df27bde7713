import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { journal } from '@/domain/attempt/attemptRecord';
import { earlierFound, selectWritableAttempt } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { call, select, take } from '@/shared/store/effects';

/** Adds what an earlier page has written of the attempt, if the database opens only after the exam has begun. */
export function* takeEarlierRecord(): SagaIterator<void> {
  const recoveries: EventChannel<'recovered'> = eventChannel((emit) =>
    journal.onRecovered(() => emit('recovered')),
  );
  try {
    for (;;) {
      yield* take(recoveries);
      const attempt = yield* select(selectWritableAttempt);
      if (attempt === undefined) return;
      const { userId, quizId } = attempt;
      const record = yield* call(journal.readStored, userId, quizId);
      if (record !== undefined) yield put(earlierFound({ record, now: monotonicNow() }));
    }
  } finally {
    recoveries.close();
  }
}
