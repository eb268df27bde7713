import type { SagaIterator } from 'redux-saga';
import { call, delay, race, take } from 'redux-saga/effects';
import { getDependency } from '@/shared/remote/sagaContext';
import type { WatcherSaga } from '@/shared/store/storeModule';
import { loggedOut } from '@/shared/store/loggedOut';

interface Supervision {
  /** Told what a saga died of. */
  readonly onError: (cause: unknown) => void;
  /** Whether LOGGED_OUT ends the saga's work and begins it anew; the session's own sagas outlive it. */
  readonly endsWithSession: boolean;
}

/** Milliseconds that a saga must have lived to be started again at once; a shorter life is a loop in the making. */
const SHORT_LIFE = 1_000;

/** Keeps a saga alive: one that dies is reported and started again, the others do not notice (robustness 10). */
export function* superviseSaga(saga: WatcherSaga, supervision: Supervision): SagaIterator<void> {
  const { onError, endsWithSession } = supervision;
  const clock = yield* getDependency('clock');
  for (;;) {
    const started = clock.now();
    try {
      if (!endsWithSession) {
        yield call(saga);
        return;
      }
      const { ended } = yield race({ done: call(saga), ended: take(loggedOut) });
      if (ended === undefined) yield take(loggedOut);
    } catch (cause) {
      onError(cause);
      if (clock.now() - started < SHORT_LIFE) yield delay(SHORT_LIFE);
    }
  }
}
