import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { paths } from '@/shared/routing/paths';
import { noticeShown } from '@/shared/notifications/notificationsSlice';
import { outbox } from './outboxSlice';

/** Tells what becomes of answers whose block was left: where the room or the result stands, they say it themselves. */
export function* outboxNoticesSaga(): SagaIterator<void> {
  yield takeEvery(outbox.actions.submissionMoved, tell);
}

function* tell({
  payload: { quizId, state },
}: ReturnType<typeof outbox.actions.submissionMoved>): SagaIterator<void> {
  const { pathname } = location;
  if (pathname.split('/').includes(quizId)) return;
  if (state.status === 'sent') {
    const link = { name: 'See the result', to: paths.result.to({ examId: quizId }) };
    yield put(
      noticeShown({
        kind: 'success',
        text: 'The answers of your block have been submitted.',
        link,
        seconds: null,
      }),
    );
  }
  if (state.status === 'refused' && pathname !== paths.createQuiz.to()) {
    const link = { name: 'Open Create Quiz', to: paths.createQuiz.to() };
    yield put(
      noticeShown({
        kind: 'error',
        text: 'The server did not take the answers of a block. They are kept on this device.',
        link,
        seconds: null,
      }),
    );
  }
}
