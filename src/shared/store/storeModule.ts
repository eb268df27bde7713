import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';

/** A slice as the store takes it in; written as a method so that reducers of any state fit. */
export interface SliceModule {
  readonly reducerPath: string;
  reducer(state: unknown, action: UnknownAction): unknown;
}

export type WatcherSaga = () => SagaIterator<void>;

export interface CallModule extends SliceModule {
  readonly saga: WatcherSaga;
}

/** What the store must inject before a screen renders. */
export interface StoreModule {
  readonly calls?: readonly CallModule[];
  readonly reducers?: readonly SliceModule[];
  readonly sagas?: readonly WatcherSaga[];
}
