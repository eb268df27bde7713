import type { SagaIterator } from 'redux-saga';
import { call, cancelled } from 'redux-saga/effects';
import type { Endpoint } from '@/shared/contract/endpoint';
import { fromContext } from './sagaContext';

/** Sends a call inside a flow, without a slice; aborted with the flow. Throws RemoteError. */
export function* sendCall<Args, Data>(endpoint: Endpoint<Args, Data>, args: Args): SagaIterator<Data> {
  const controller = new AbortController();
  const http = yield* fromContext('http');
  try {
    const data: Data = yield call(() => http.send(endpoint, args, controller.signal));
    return data;
  } finally {
    const isCancelled: boolean = yield cancelled();
    if (isCancelled) controller.abort();
  }
}
