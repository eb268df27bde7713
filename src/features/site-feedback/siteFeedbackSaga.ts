import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { noticeShown } from '@/shared/notifications/notificationsSlice';
import { sendFeedback } from './calls';
import { SENT_SHOWN_FOR, texts } from './siteFeedbackModel';

/** Says thank you. */
export function* siteFeedbackSaga(): SagaIterator<void> {
  yield takeEvery(sendFeedback.actions.success, thank);
}

function* thank(): SagaIterator<void> {
  yield put(noticeShown({ kind: 'success', text: texts.sent, seconds: SENT_SHOWN_FOR }));
}
