import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { prefetchHome } from '@/app/router/routes';
import { signOutSaga } from '@/app/sign-out/signOutSaga';
import { eventsSaga } from '@/domain/events/events';
import { sessionSaga } from '@/domain/session/sessionSaga';
import { signedIn } from '@/domain/session/sessionSlice';
import { signInSaga, signInSubmitted } from '@/features/auth/sign-in/signInSaga';
import { backOff } from '@/shared/browser/backOff';
import { reportLostChunk } from '@/shared/browser/reportError';
import { whenIdle } from '@/shared/browser/whenIdle';
import { notificationsSaga } from '@/shared/notifications/notificationsSaga';
import { call, delay, race, take, type WatcherSaga } from '@/shared/store/effects';
import { untilOnline } from '@/shared/store/untilOnline';

/** Sagas of sign-in: registered from the start, before any lazy screen. */
export const sessionSagas: readonly WatcherSaga[] = [signInSaga];

/** Sagas that outlive the session: they begin and end it. */
export const rootSagas: readonly WatcherSaga[] = [
  notificationsSaga,
  eventsSaga,
  sessionSaga,
  signOutSaga,
  prefetchHomeSaga,
];

/** Until the outbox's chunk is requested again; grows with each failure. */
const BACK_OFF_MS = { first: 5_000, longest: 300_000 };

/** Starts what only a signed-in visitor needs and no first screen must wait for: the outbox and its IndexedDB. */
export function* loadOutboxAfterSignIn(
  runSagas: (sagas: readonly WatcherSaga[]) => void,
): SagaIterator<void> {
  yield* take(signedIn);
  // The screen's own data and dialogs have priority.
  yield* call(() => new Promise<void>((resolve) => whenIdle(() => resolve())));
  for (let failures = 1; ; failures += 1) {
    try {
      const { outboxSagas } = yield* call(() => import('@/domain/outbox/outboxSaga'));
      runSagas(outboxSagas);
      return;
    } catch (cause) {
      // If there is a network, the server no longer has this code: only a reload loads that of the new release.
      yield* call(() => reportLostChunk(cause));
      yield* race({ paused: delay(backOff(failures, BACK_OFF_MS, () => 1)), online: call(untilOnline) });
    }
  }
}

/** Prefetches the signed-in pages while the server checks the session, not after it. */
function* prefetchHomeSaga(): SagaIterator<void> {
  yield takeEvery(signInSubmitted, function* (): SagaIterator<void> {
    yield* call(prefetchHome);
  });
}
