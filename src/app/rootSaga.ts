import type { StoreModule, WatcherSaga } from '@/shared/remote/storeModule';

/** What stands in the store from the start, before any screen. */
export const rootModule: StoreModule = {};

/** Sagas that outlive the session: they begin and end it. */
export const rootSagas: readonly WatcherSaga[] = [];
