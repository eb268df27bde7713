import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { completeSignIn } from '@/domain/session/completeSignIn';
import { type Credentials, signin, type SigninResult } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const signIn = createRemoteCall({
  name: 'signIn/signin',
  endpoint: signin,
  redact: ({ email }) => ({ email, password: '' }),
});

/** 'Sign in' was submitted; repeated clicks count once. */
export const signInSubmitted = createAction<Credentials>('signIn/submitted');

/** Gets the token, then the user, then follows the return path. */
export function* signInSaga(): SagaIterator<void> {
  yield takeLeading(signInSubmitted, signInWithCredentials);
}

function* signInWithCredentials({ payload }: ReturnType<typeof signInSubmitted>): SagaIterator<void> {
  let result: SigninResult;
  try {
    result = yield* signIn.run(payload);
  } catch {
    // The call's state holds the failure.
    return;
  }
  // The token must not stay in the state.
  yield put(signIn.actions.reset());
  yield* completeSignIn(result);
}
