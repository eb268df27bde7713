import type { SagaIterator } from 'redux-saga';
import { backOff } from '@/shared/browser/backOff';
import { RemoteError } from '@/shared/remote/remoteError';
import { call, delay, race, take } from '@/shared/store/effects';
import { untilOnline } from '@/shared/store/untilOnline';
import { outbox } from './outboxSlice';

const BACK_OFF_MS = { first: 2_000, longest: 60_000 };

/** Refusals that are worth a retry: not signed in, timed out, too many requests. */
const PASSING_REFUSALS: readonly number[] = [401, 408, 429];

/** Whether a retry is useless: the server understood the request and refuses it. */
export function isPermanent(cause: unknown): cause is RemoteError {
  return (
    cause instanceof RemoteError &&
    cause.status >= 400 &&
    cause.status < 500 &&
    !PASSING_REFUSALS.includes(cause.status)
  );
}

/** Waits before the next try: exponential back-off, cut short by `online` or by 'Try again' for `quizId`. */
export function* pauseBeforeRetry(failures: number, quizId?: string): SagaIterator<void> {
  const { submissionRetried } = outbox.actions;
  yield* race({
    paused: delay(backOff(failures, BACK_OFF_MS)),
    online: call(untilOnline),
    retried: take((action) => submissionRetried.match(action) && action.payload.quizId === quizId),
  });
}
