import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { paths } from '@/shared/routing/paths';
import { outbox } from './outboxSlice';

/**
 * Notifies of the outcome of answers after their exam page was left; exam and result page show it themselves.
 */
export function* outboxNotificationsSaga(): SagaIterator<void> {
  yield takeEvery(outbox.actions.submissionMoved, notify);
}

function* notify({
  payload: { quizId, state },
}: ReturnType<typeof outbox.actions.submissionMoved>): SagaIterator<void> {
  const { pathname } = location;
  if (pathname.split('/').includes(quizId)) return;
  if (state.status === 'sent') {
    const link = { name: 'See the result', to: paths.result.to({ examId: quizId }) };
    yield put(
      notificationAdded({
        severity: 'success',
        text: 'The answers of your block have been submitted.',
        link,
        autoHideSeconds: null,
      }),
    );
  }
  if (state.status === 'refused' && pathname !== paths.createQuiz.to()) {
    const link = { name: 'Open Create Quiz', to: paths.createQuiz.to() };
    yield put(
      notificationAdded({
        severity: 'error',
        text: 'The server did not take the answers of a block. They are kept on this device.',
        link,
        autoHideSeconds: null,
      }),
    );
  }
}
