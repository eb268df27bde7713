import type { SagaIterator } from 'redux-saga';

/** A saga that runs as long as the store, or until the session ends. */
export type WatcherSaga = () => SagaIterator<void>;
