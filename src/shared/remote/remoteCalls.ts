import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { call } from '@/shared/store/effects';
import { getDependency } from './sagaContext';

type CallSaga = (action: Action) => SagaIterator<void>;

/** The saga of each declared call, by the prefix of its action types. */
const sagas = new Map<string, CallSaga>();

/** Called by `createRemoteCall`: a call is handled from its declaration on, in every store. */
export function registerSaga(name: string, saga: CallSaga): void {
  sagas.set(name, saga);
}

/** 'feature/call' of the action type 'feature/call/request'. */
const sagaOf = ({ type }: Action): CallSaga | undefined => sagas.get(type.slice(0, type.lastIndexOf('/')));

/**
 * Passes the actions of each remote call to its saga. A single watcher, because every watcher is tried for
 * every action.
 */
export function* remoteCallsSaga(): SagaIterator<void> {
  yield takeEvery((action: Action) => sagaOf(action) !== undefined, handle);
}

/** A failure is reported and affects no other call. */
function* handle(action: Action): SagaIterator<void> {
  const saga = sagaOf(action);
  if (saga === undefined) return;
  try {
    yield* call(saga, action);
  } catch (cause) {
    const onError = yield* getDependency('onError');
    onError(cause);
  }
}
