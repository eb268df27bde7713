import type { SagaIterator } from 'redux-saga';
import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import { loadJournal } from '@/domain/resume/loadJournal';
import { requireUser } from '@/domain/session/currentUser';
import { dialogClosed, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { endOpenQuiz, loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { call, select } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';

/** Follows 'End Quiz' and the list of open quizzes with what this device has of them. */
export function* openQuizzesSaga(): SagaIterator<void> {
  yield takeLatest(loadOpenQuizzes.actions.success, compareOthers);
  yield takeEvery(endOpenQuiz.actions.success, removeAnswers);
  yield takeEvery(endOpenQuiz.actions.error, notifyOutsideDialog);
}

/** The server has closed the quiz: its answers can no longer be sent. */
function* removeAnswers({ meta }: ReturnType<typeof endOpenQuiz.actions.success>): SagaIterator<void> {
  yield put(dialogClosed());
  const { userId, quizId } = meta.args;
  try {
    const journal = yield* call(loadJournal);
    yield* call(journal.remove, userId, quizId);
  } catch {
    // Harmless: 'Remove my data' deletes it.
  }
}

/** The dialog shows the failure itself, unless it was closed in the meantime. */
function* notifyOutsideDialog({ payload }: ReturnType<typeof endOpenQuiz.actions.error>): SagaIterator<void> {
  const { dialog } = yield* select(selectBuilder);
  if (dialog === 'endQuiz') return;
  const text = payload.message ?? GENERIC_FAILURE;
  yield put(notificationAdded({ severity: 'error', text, autoHideSeconds: null }));
}

/** Looks for unsent answers of quizzes that were completed elsewhere. */
function* compareOthers(): SagaIterator<void> {
  const user = yield* requireUser();
  const open = yield* select((root: RootState) => loadOpenQuizzes.selectData(root));
  try {
    // Loaded lazily: the page does not need IndexedDB.
    const { compareCompleted } = yield* call(() => import('@/domain/outbox/submission/completedElsewhere'));
    yield* compareCompleted(user.id, new Set(open?.map(({ id }) => id)));
  } catch {
    // The chunk was lost: the journals wait for the next visit.
  }
}
