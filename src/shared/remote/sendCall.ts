import type { SagaIterator } from 'redux-saga';
import { call } from '@/shared/store/effects';
import type { Endpoint } from '@/shared/api/endpoint';
import { abortable } from './abortable';
import { getDependency } from './sagaContext';

/** Sends a call inside a saga, without a slice; aborted with the saga. Throws RemoteError. */
export function* sendCall<Args, Data>(endpoint: Endpoint<Args, Data>, args: Args): SagaIterator<Data> {
  const http = yield* getDependency('http');
  const data = yield* call(() => abortable((signal) => http.send(endpoint, args, signal)));
  return data;
}
