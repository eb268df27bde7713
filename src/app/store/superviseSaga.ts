import type { SagaIterator } from 'redux-saga';
import { getDependency } from '@/shared/remote/sagaContext';
import { call, delay, race, take, type WatcherSaga } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';

interface Supervision {
  /** Whether LOGOUT restarts the saga; the session's own sagas outlive it. */
  readonly endsWithSession: boolean;
}

/** A saga that fails sooner is not restarted at once: it would loop. */
const MIN_LIFETIME_MS = 1_000;

/** Restarts a saga that fails, after reporting it; the others are not affected. */
export function* superviseSaga(saga: WatcherSaga, supervision: Supervision): SagaIterator<void> {
  const { endsWithSession } = supervision;
  const clock = yield* getDependency('clock');
  const onError = yield* getDependency('onError');
  for (;;) {
    const started = clock.now();
    try {
      if (!endsWithSession) {
        yield* call(saga);
        return;
      }
      const { ended } = yield* race({ done: call(saga), ended: take(logout) });
      if (ended === undefined) yield* take(logout);
    } catch (cause) {
      onError(cause);
      if (clock.now() - started < MIN_LIFETIME_MS) yield* delay(MIN_LIFETIME_MS);
    }
  }
}
