import { configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { reportError } from '@/shared/browser/reportError';
import { remoteCallsSaga } from '@/shared/remote/createRemoteCall';
import type { Http } from '@/shared/remote/http';
import type { Clock, SagaContext, Track } from '@/shared/remote/sagaContext';
import type { Navigate } from '@/shared/routing/navigator';
import type { WatcherSaga } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';
import { rootReducer, type RootState } from '@/shared/store/rootReducer';
import { loadOutboxAfterSignIn, rootSagas, sessionSagas } from './rootSaga';
import { superviseSaga } from './superviseSaga';

export interface AppStoreOptions {
  readonly http: Http;
  readonly navigate: Navigate;
  readonly clock?: Clock;
  readonly track?: Track;
  /** Called with the cause when a saga fails; logs to the console by default. */
  readonly onError?: (cause: unknown) => void;
}

export type AppStore = EnhancedStore<RootState> & {
  /** Starts the sagas of a lazy screen, each once. */
  readonly runSagas: (sagas: readonly WatcherSaga[]) => void;
};

/** Creates the store: it starts with the session and grows with each lazy screen. LOGOUT resets every slice. */
export function createAppStore(options: AppStoreOptions): AppStore {
  const {
    http,
    navigate,
    clock = { now: Date.now },
    track = () => undefined,
    onError = reportError,
  } = options;
  const context: SagaContext = { http, navigate, clock, track, onError };
  const sagaMiddleware = createSagaMiddleware({ context, onError });
  const store = configureStore({
    reducer: (state: RootState | undefined, action) =>
      rootReducer(logout.match(action) ? undefined : state, action),
    // No slice batches its notifications; without the enhancer each listener is called directly.
    enhancers: (defaults) => defaults({ autoBatch: false }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagaMiddleware),
    // Typed text and response bodies pass through actions: development only.
    devTools: import.meta.env.DEV,
  });
  const running = new Set<WatcherSaga>();

  function run(saga: WatcherSaga, endsWithSession: boolean): void {
    if (running.has(saga)) return;
    running.add(saga);
    sagaMiddleware.run(superviseSaga, saga, { endsWithSession });
  }

  function runSagas(sagas: readonly WatcherSaga[]): void {
    for (const saga of sagas) run(saga, true);
  }

  runSagas([remoteCallsSaga, ...sessionSagas]);
  for (const saga of rootSagas) run(saga, false);
  run(() => loadOutboxAfterSignIn(runSagas), false);
  return { ...store, runSagas };
}
