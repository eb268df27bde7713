import type { SagaIterator } from 'redux-saga';
import { call, put, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { outbox } from '@/domain/outbox/outboxSlice';
import type { RemoteState } from '@/shared/remote/remoteState';
import type { RootState } from '@/shared/store/rootState';
import type { SessionUser } from '@/domain/session/calls';
import { selectUser } from '@/domain/session/sessionSlice';
import { answersDownloadClicked } from '@/features/create-quiz/store/builderSlice';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { downloadSubmission } from './downloadSubmission';

/** Downloads of queued answers; reloads the open quizzes once answers were sent. */
export function* unsentAnswersSaga(): SagaIterator<void> {
  yield takeLeading(answersDownloadClicked, download);
  yield takeEvery(outbox.actions.submissionMoved, readAgain);
}

function* download({ payload: quizId }: ReturnType<typeof answersDownloadClicked>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  if (user === undefined) return;
  try {
    yield call(downloadSubmission, user.id, quizId);
  } catch {
    yield put(
      notificationAdded({ severity: 'error', text: 'The answers could not be read. Please try again.' }),
    );
  }
}

/** A submitted quiz is no longer in progress. */
function* readAgain({ payload }: ReturnType<typeof outbox.actions.submissionMoved>): SagaIterator<void> {
  const user: SessionUser | undefined = yield select(selectUser);
  const list: RemoteState<unknown, unknown> = yield select((root: RootState) =>
    loadOpenQuizzes.selectState(root),
  );
  if (payload.state.status !== 'sent' || user === undefined || list.status === 'idle') return;
  yield put(loadOpenQuizzes.actions.request({ userId: user.id, status: 'IN_PROGRESS' }));
}
