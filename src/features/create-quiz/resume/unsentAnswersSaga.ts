import { requireUser } from '@/domain/session/requireUser';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery, takeLeading } from 'redux-saga/effects';
import { call, select } from '@/shared/store/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { downloadQueuedSubmission } from '@/domain/outbox/downloadSubmission';
import { outbox } from '@/domain/outbox/outboxSlice';
import { answersDownloadClicked } from '@/features/create-quiz/store/builderSlice';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';

/** Downloads of queued answers; reloads the open quizzes once answers were sent. */
export function* unsentAnswersSaga(): SagaIterator<void> {
  yield takeLeading(answersDownloadClicked, download);
  yield takeEvery(outbox.actions.submissionMoved, readAgain);
}

function* download({ payload: quizId }: ReturnType<typeof answersDownloadClicked>): SagaIterator<void> {
  const user = yield* requireUser();
  try {
    yield* call(downloadQueuedSubmission, user.id, quizId);
  } catch {
    yield put(
      notificationAdded({ severity: 'error', text: 'The answers could not be read. Please try again.' }),
    );
  }
}

/** A submitted quiz is no longer in progress. */
function* readAgain({ payload }: ReturnType<typeof outbox.actions.submissionMoved>): SagaIterator<void> {
  const list = yield* select(loadOpenQuizzes.selectState);
  if (payload.state.status !== 'sent' || list.status === 'idle') return;
  const user = yield* requireUser();
  yield put(loadOpenQuizzes.actions.request({ userId: user.id, status: 'IN_PROGRESS' }));
}
