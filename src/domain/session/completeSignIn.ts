import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { NOT_REGISTERED, type SigninResult } from '@/shared/api/account';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { failureText, GENERIC_FAILURE, toFailure } from '@/shared/remote/remoteError';
import { localEntries } from '@/shared/storage/localEntries';
import { openAfterSignIn } from './returnPath';
import { startSession } from './sessionFlow';

/** Takes the result of a sign-in: navigates to the return path, or notifies of the error. */
export function* completeSignIn({
  accessToken,
  id,
}: Pick<SigninResult, 'accessToken' | 'id'>): SagaIterator<void> {
  if (accessToken === undefined) {
    yield put(notificationAdded({ severity: 'error', text: 'Login Unsuccessful', autoHideSeconds: 3 }));
    return;
  }
  try {
    yield* startSession(accessToken, id);
  } catch (cause) {
    yield put(notificationAdded({ severity: 'error', text: signInErrorText(cause) }));
    return;
  }
  // The shared question that led to sign-in is no longer needed.
  localEntries.userAcqQuesId.remove();
  localEntries.userAcquisitionToken.remove();
  yield* openAfterSignIn();
}

function signInErrorText(cause: unknown): string {
  const failure = toFailure(cause);
  if (failure.unreachable === undefined && [401, 404].includes(failure.status)) return NOT_REGISTERED;
  if (failure.status === 403 && failure.message === undefined) return NOT_REGISTERED;
  return failureText(failure, GENERIC_FAILURE);
}
