import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import type { Credentials, SigninResult } from '@/shared/api/account';
import { letIn } from '@/domain/session/completeSignIn';
import { signIn } from './calls';

/** The visitor asked to be let in; repeated presses count once. */
export const credentialsGiven = createAction<Credentials>('signIn/credentialsGiven');

/** Sign-in: token, then who it belongs to, then the page one came for. */
export function* signInSaga(): SagaIterator<void> {
  yield takeLeading(credentialsGiven, enter);
}

function* enter({ payload }: ReturnType<typeof credentialsGiven>): SagaIterator<void> {
  let result: SigninResult;
  try {
    result = yield* signIn.perform(payload);
  } catch {
    // The call's state holds the failure.
    return;
  }
  // The token does not stay in the state.
  yield put(signIn.actions.reset());
  yield* letIn(result.accessToken);
}
