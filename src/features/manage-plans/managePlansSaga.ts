import type { SagaIterator } from 'redux-saga';
import { all, put, takeEvery } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { loadPlans, sendInvite, sendNewPlan, sendPlan } from './calls';

/** After a plan or an invite was sent: notifies and reloads the list. */
export function* managePlansSaga(): SagaIterator<void> {
  yield all([
    takeEvery(sendNewPlan.actions.success, saved, 'Plan created successfully'),
    takeEvery(sendPlan.actions.success, saved, 'Plan updated successfully'),
    takeEvery(sendInvite.actions.success, announce, 'Invite has been sent successfully...'),
    takeEvery([sendNewPlan.actions.error, sendPlan.actions.error], failed),
  ]);
}

function* announce(text: string): SagaIterator<void> {
  yield put(notificationAdded({ severity: 'success', text }));
}

function* saved(text: string): SagaIterator<void> {
  yield* announce(text);
  yield put(loadPlans.actions.request());
}

/** It may have been saved all the same: the reloaded list shows it. */
function* failed({ payload }: { readonly payload: RemoteFailure }): SagaIterator<void> {
  if (payload.unclear) yield put(loadPlans.actions.request());
}
