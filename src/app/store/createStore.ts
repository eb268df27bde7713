import { configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { reportError } from '@/shared/browser/reportError';
import type { Http } from '@/shared/remote/http';
import type { RootState } from '@/shared/store/rootState';
import type { Clock, SagaContext, Track } from '@/shared/remote/sagaContext';
import type { Navigate } from '@/shared/routing/navigator';
import type { StoreModule, WatcherSaga } from '@/shared/store/storeModule';
import { createGrowingReducer } from './rootReducer';
import { loadOutboxAfterSignIn, rootModules, rootSagas } from './rootSaga';
import { superviseSaga } from './superviseSaga';

/** What the store is handed of the outside world. */
export interface AppStoreOptions {
  readonly http: Http;
  readonly navigate: Navigate;
  readonly clock?: Clock;
  readonly track?: Track;
  /** Told what a saga died of; the browser's console unless given. */
  readonly onError?: (cause: unknown) => void;
}

/** The app's store, which screens add to. */
export type AppStore = EnhancedStore<RootState> & {
  /** Takes in what a screen needs: slices first, then its sagas, each once. */
  readonly inject: (module: StoreModule) => void;
};

/** The one store: it begins with the session and grows with the screens (design.md, 'The house'). */
export function createAppStore(options: AppStoreOptions): AppStore {
  const { http, navigate, clock = { now: Date.now }, track = ignore, onError = reportError } = options;
  const context: SagaContext = { http, navigate, clock, track };
  const sagaMiddleware = createSagaMiddleware({ context, onError });
  const root = createGrowingReducer();
  const store = configureStore({
    reducer: root.reducer,
    // No slice batches its notices: without it each listener is called as it is.
    enhancers: (defaults) => defaults({ autoBatch: false }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagaMiddleware),
    // What is typed and answered passes through actions: for the developers' own eyes only.
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
  // Nobody listens.
}
