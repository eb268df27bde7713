import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { signInSubmitted } from '@/features/auth/sign-in/signInSaga';
import { call } from '@/shared/store/effects';
import { prefetchHome } from './routes';

/** Prefetches the signed-in pages while the server checks the session, not after it. */
export function* prefetchHomeSaga(): SagaIterator<void> {
  yield takeEvery(signInSubmitted, function* (): SagaIterator<void> {
    yield* call(prefetchHome);
  });
}
