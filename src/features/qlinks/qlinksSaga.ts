import type { SagaIterator } from 'redux-saga';
import { all, put, takeEvery } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { loadQlinks, sendPublication } from './calls';

/** After a link was published: notifies and reloads the list. */
export function* qlinksSaga(): SagaIterator<void> {
  yield all([
    takeEvery(sendPublication.actions.success, published),
    takeEvery(sendPublication.actions.error, failed),
  ]);
}

function* published(): SagaIterator<void> {
  yield put(notificationAdded({ severity: 'success', text: 'Link published successfully' }));
  yield put(loadQlinks.actions.request());
}

/** It may have been published all the same: the reloaded list shows it. */
function* failed({ payload }: { readonly payload: RemoteFailure }): SagaIterator<void> {
  if (payload.unclear) yield put(loadQlinks.actions.request());
}
