import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { paths } from '@/shared/routing/paths';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { getDependency } from '@/shared/remote/sagaContext';
import { resetPassword } from './calls';
import { passwordChangedText, type ResetLink } from './recoveryModel';

/** 'Reset password' was submitted. */
export const passwordResetSubmitted = createAction<ResetLink & { readonly password: string }>(
  'recovery/newPasswordGiven',
);

/** Reset: the call, then sign-in. */
export function* resetSaga(): SagaIterator<void> {
  yield takeLeading(passwordResetSubmitted, reset);
}

function* reset({ payload }: ReturnType<typeof passwordResetSubmitted>): SagaIterator<void> {
  try {
    yield* resetPassword.run(payload);
  } catch {
    // The call's state holds the failure.
    return;
  }
  yield put(resetPassword.actions.reset());
  yield put(notificationAdded({ severity: 'success', text: passwordChangedText, autoHideSeconds: 6 }));
  const navigate = yield* getDependency('navigate');
  navigate(paths.signIn.to(), { replace: true });
}
