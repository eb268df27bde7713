import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { delay } from '@/shared/store/effects';
import { notificationAdded, notificationDismissed } from './notificationsSlice';

export function* notificationsSaga(): SagaIterator<void> {
  yield takeEvery(notificationAdded, hideInTime);
}

function* hideInTime({ payload }: ReturnType<typeof notificationAdded>): SagaIterator<void> {
  if (payload.autoHideSeconds === null) return;
  yield* delay(payload.autoHideSeconds * 1_000);
  yield put(notificationDismissed(payload.id));
}
