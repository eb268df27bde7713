import type { SagaIterator } from 'redux-saga';
import { put, takeLatest, takeLeading } from 'redux-saga/effects';
import { downloadQueuedSubmission } from '@/domain/outbox/downloadSubmission';
import { requireUser } from '@/domain/session/requireUser';
import { answersDownloadClicked } from '@/features/create-quiz/store/builderSlice';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { call, select } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootState';

/** Downloads queued answers, and looks for those of quizzes that were completed elsewhere. */
export function* unsentAnswersSaga(): SagaIterator<void> {
  yield takeLeading(answersDownloadClicked, download);
  yield takeLatest(loadOpenQuizzes.actions.success, compareOthers);
}

function* compareOthers(): SagaIterator<void> {
  const user = yield* requireUser();
  const open = yield* select((root: RootState) => loadOpenQuizzes.selectData(root));
  try {
    // Loaded lazily: the page does not need IndexedDB.
    const { compareCompleted } = yield* call(() => import('@/domain/outbox/completedElsewhere'));
    yield* compareCompleted(user.id, new Set(open?.map(({ id }) => id)));
  } catch {
    // The chunk was lost: the journals wait for the next visit.
  }
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
