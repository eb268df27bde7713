import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import type { Registration } from '@/shared/api/account';
import { signUp } from './calls';
import { accountMade } from './registerSlice';

/** 'Register' was submitted; repeated clicks count once. */
export const registrationSubmitted = createAction<Registration>('register/registrationGiven');

/** Registration: the call, then the message about the e-mail. */
export function* registerSaga(): SagaIterator<void> {
  yield takeLeading(registrationSubmitted, register);
}

function* register({ payload }: ReturnType<typeof registrationSubmitted>): SagaIterator<void> {
  try {
    yield* signUp.run(payload);
  } catch {
    // The call's state holds the failure.
    return;
  }
  yield put(accountMade());
  yield put(signUp.actions.reset());
}
