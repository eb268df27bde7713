import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { call, take } from './effects';

/** Waits until the network comes back; outside a browser, where tests run sagas, for ever. */
export function* untilOnline(): SagaIterator<void> {
  const online = yield* call(onlineEvents);
  try {
    yield* take(online);
  } finally {
    online.close();
  }
}

const onlineEvents = (): EventChannel<true> =>
  eventChannel((emit) => {
    if (typeof window === 'undefined') return () => undefined;
    const onOnline = (): void => emit(true);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });
