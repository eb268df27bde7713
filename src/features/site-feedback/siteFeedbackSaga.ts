import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { sendFeedback } from './calls';
import { SENT_SHOWN_FOR, texts } from './siteFeedbackModel';

export function* siteFeedbackSaga(): SagaIterator<void> {
  yield takeEvery(sendFeedback.actions.success, thank);
}

function* thank(): SagaIterator<void> {
  yield put(notificationAdded({ severity: 'success', text: texts.sent, autoHideSeconds: SENT_SHOWN_FOR }));
}
