import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { delay, race, take } from '@/shared/store/effects';
import {
  notificationAdded,
  notificationDismissed,
  notificationHeld,
  notificationReleased,
} from './notificationsSlice';

export function* notificationsSaga(): SagaIterator<void> {
  yield takeEvery(notificationAdded, hideInTime);
}

function* hideInTime({
  payload: { id, autoHideSeconds },
}: ReturnType<typeof notificationAdded>): SagaIterator<void> {
  if (autoHideSeconds === null) return;
  for (;;) {
    const { held } = yield* race({
      shown: delay(autoHideSeconds * 1_000),
      held: take((action) => notificationHeld.match(action) && action.payload === id),
    });
    if (held === undefined) break;
    yield* take((action) => notificationReleased.match(action) && action.payload === id);
  }
  yield put(notificationDismissed(id));
}
