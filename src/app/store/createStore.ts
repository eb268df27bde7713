import { configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { reportError } from '@/shared/browser/reportError';
import type { Http } from '@/shared/remote/http';
import type { Clock, SagaContext, Track } from '@/shared/remote/sagaContext';
import type { Navigate } from '@/shared/routing/navigator';
import type { RootState } from '@/shared/store/rootState';
import type { StoreModule, WatcherSaga } from '@/shared/store/storeModule';
import { createRootReducer } from './rootReducer';
import { loadOutboxAfterSignIn, rootModules, rootSagas } from './rootSaga';
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
  /** Adds slices, then starts sagas, each once. */
  readonly inject: (module: StoreModule) => void;
};

/** Creates the store: it starts with the session and grows with each lazy screen. */
export function createAppStore(options: AppStoreOptions): AppStore {
  const { http, navigate, clock = { now: Date.now }, track = ignore, onError = reportError } = options;
  const context: SagaContext = { http, navigate, clock, track };
  const sagaMiddleware = createSagaMiddleware({ context, onError });
  const root = createRootReducer();
  const store = configureStore({
    reducer: root.reducer,
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
    sagaMiddleware.run(superviseSaga, saga, { onError, endsWithSession });
  }

  function inject({ calls = [], reducers = [], sagas = [] }: StoreModule): void {
    const isNew = [...calls, ...reducers].map(root.inject).some(Boolean);
    if (isNew) store.dispatch({ type: 'app/slicesInjected' });
    for (const saga of [...calls.map((remoteCall) => remoteCall.saga), ...sagas]) run(saga, true);
  }

  rootModules.forEach(inject);
  for (const saga of rootSagas) run(saga, false);
  run(() => loadOutboxAfterSignIn(inject), false);
  return { ...store, inject };
}

function ignore(): void {
  // No tracking by default.
}
