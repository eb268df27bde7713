import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { downloadQueuedSubmission } from '@/domain/outbox/downloadSubmission';
import { requireUser } from '@/domain/session/requireUser';
import { answersDownloadClicked } from '@/features/create-quiz/store/builderSlice';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { call } from '@/shared/store/effects';

/** Downloads queued answers. */
export function* unsentAnswersSaga(): SagaIterator<void> {
  yield takeLeading(answersDownloadClicked, download);
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
