import type { SagaIterator } from 'redux-saga';
import { all, put, takeEvery } from 'redux-saga/effects';
import { call } from '@/shared/store/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { loadInvitations, sendAgain, sendNewInvitation } from './calls';
import { couponsChanged, writeCoupons } from '@/features/admin-portal/coupons/couponsSlice';
import { resendFailure } from './invitationModel';

const SENT = 'Invitation has been sent successfully...';

export function* adminPortalSaga(): SagaIterator<void> {
  yield all([
    takeEvery([sendNewInvitation.actions.success, sendAgain.actions.success], sent),
    takeEvery(sendNewInvitation.actions.error, failed),
    takeEvery(sendAgain.actions.error, resendFailed),
    takeEvery(couponsChanged, keepCoupons),
  ]);
}

function* sent(): SagaIterator<void> {
  yield put(notificationAdded({ severity: 'success', text: SENT }));
  yield put(loadInvitations.actions.request());
}

/** It may have been sent all the same: the reloaded list shows it. */
function* failed({ payload }: { readonly payload: RemoteFailure }): SagaIterator<void> {
  if (payload.unclear) yield put(loadInvitations.actions.request());
}

function* resendFailed({ payload }: { readonly payload: RemoteFailure }): SagaIterator<void> {
  yield put(notificationAdded({ severity: 'error', text: resendFailure(payload), autoHideSeconds: 6 }));
  yield put(loadInvitations.actions.request());
}

function* keepCoupons({ payload }: ReturnType<typeof couponsChanged>): SagaIterator<void> {
  yield* call(writeCoupons, payload);
}
