import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { paths } from '@/shared/routing/paths';
import { noticeShown } from '@/shared/notifications/notificationsSlice';
import { fromContext } from '@/shared/remote/sagaContext';
import { resetPassword } from './calls';
import { passwordChangedText, type ResetLink } from './recoveryModel';

/** The visitor chose a new password for the account of a reset link. */
export const newPasswordGiven = createAction<ResetLink & { readonly password: string }>(
  'recovery/newPasswordGiven',
);

/** Reset: the call, then sign-in. */
export function* resetSaga(): SagaIterator<void> {
  yield takeLeading(newPasswordGiven, reset);
}

function* reset({ payload }: ReturnType<typeof newPasswordGiven>): SagaIterator<void> {
  try {
    yield* resetPassword.perform(payload);
  } catch {
    // The call's state holds the failure.
    return;
  }
  yield put(resetPassword.actions.reset());
  yield put(noticeShown({ kind: 'success', text: passwordChangedText, seconds: 6 }));
  const navigate = yield* fromContext('navigate');
  navigate(paths.signIn.to(), { replace: true });
}
