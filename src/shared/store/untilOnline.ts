import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { onNetworkBack } from '@/shared/browser/network';
import { call, take } from './effects';

/** Waits until the network comes back; outside a browser, where tests run sagas, forever. */
export function* untilOnline(): SagaIterator<void> {
  const online = yield* call(returns);
  try {
    yield* take(online);
  } finally {
    online.close();
  }
}

const returns = (): EventChannel<true> => eventChannel((emit) => onNetworkBack(() => emit(true)));
