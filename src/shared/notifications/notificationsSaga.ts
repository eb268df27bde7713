import type { SagaIterator } from 'redux-saga';
import { delay, put, takeEvery } from 'redux-saga/effects';
import { noticeDismissed, noticeShown } from './notificationsSlice';

/** Takes each notice away when its time is over. */
export function* noticesSaga(): SagaIterator<void> {
  yield takeEvery(noticeShown, hideInTime);
}

function* hideInTime({ payload }: ReturnType<typeof noticeShown>): SagaIterator<void> {
  if (payload.seconds === null) return;
  yield delay(payload.seconds * 1_000);
  yield put(noticeDismissed(payload.id));
}
