import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { loadJournal } from '@/domain/resume/loadJournal';
import { dialogClosed, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { endOpenQuiz } from '@/features/create-quiz/store/calls';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { call, select } from '@/shared/store/effects';

/** The consequences of 'End Quiz' on this device. */
export function* endSaga(): SagaIterator<void> {
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
