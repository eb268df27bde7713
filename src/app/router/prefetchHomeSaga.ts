import type { SagaIterator } from 'redux-saga';
import { call, takeEvery } from 'redux-saga/effects';
import { credentialsGiven } from '@/features/auth/sign-in/signInSaga';
import { home, preloadRoute } from './routes';

/** The code behind the door comes while the server checks who is there, not after it. */
export function* preloadSaga(): SagaIterator<void> {
  yield takeEvery(credentialsGiven, function* (): SagaIterator<void> {
    yield call(preloadRoute, home);
  });
}
