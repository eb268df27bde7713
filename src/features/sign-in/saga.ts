import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import type { Credentials, SigninResult } from '@/shared/contract/account';
import { paths } from '@/shared/navigation/paths';
import { noticeShown } from '@/shared/notices/notices';
import { RemoteError } from '@/shared/remote/remoteError';
import { fromContext } from '@/shared/remote/sagaContext';
import { takeReturnPath } from '@/shared/session/returnPath';
import { startSession } from '@/shared/session/sessionFlow';
import { signIn } from './calls';

/** The visitor asked to be let in; repeated presses count once. */
export const credentialsGiven = createAction<Credentials>('signIn/credentialsGiven');

/** Sign-in: token, then who it belongs to, then the page one came for. */
export function* signInSaga(): SagaIterator<void> {
  yield takeLeading(credentialsGiven, enter);
}

function* enter({ payload }: ReturnType<typeof credentialsGiven>): SagaIterator<void> {
  const token = yield* askForToken(payload);
  if (token === undefined) return;
  try {
    yield* startSession(token);
  } catch (cause) {
    yield put(noticeShown({ kind: 'error', text: whyNotLetIn(cause) }));
    return;
  }
  const navigate = yield* fromContext('navigate');
  navigate(takeReturnPath() ?? paths.createQuiz.to(), { replace: true });
}

/** The token; undefined after a refusal, which the call's state or a notice tells of. */
function* askForToken(credentials: Credentials): SagaIterator<string | undefined> {
  let result: SigninResult;
  try {
    result = yield* signIn.perform(credentials);
  } catch {
    return undefined;
  }
  // Neither the password nor the token stays in the state.
  yield put(signIn.actions.reset());
  if (result.accessToken === undefined) {
    yield put(noticeShown({ kind: 'error', text: 'Login Unsuccessful', seconds: 3 }));
  }
  return result.accessToken;
}

function whyNotLetIn(cause: unknown): string {
  return cause instanceof RemoteError && cause.status === 401
    ? 'User not registered'
    : 'Something went wrong. Please try again.';
}
