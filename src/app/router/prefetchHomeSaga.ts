import type { SagaIterator } from 'redux-saga';
import { call, takeEvery } from 'redux-saga/effects';
import { signInSubmitted } from '@/features/auth/sign-in/signInSaga';
import { home, prefetchRoute } from './routes';

/** The code behind the door comes while the server checks who is there, not after it. */
export function* prefetchHomeSaga(): SagaIterator<void> {
  yield takeEvery(signInSubmitted, function* (): SagaIterator<void> {
    yield call(prefetchRoute, home);
  });
}
