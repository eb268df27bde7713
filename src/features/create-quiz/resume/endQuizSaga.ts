import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { loadJournal } from '@/domain/resume/loadJournal';
import { requireUser } from '@/domain/session/requireUser';
import {
  dialogClosed,
  dialogFailed,
  endQuizClicked,
  selectBuilder,
} from '@/features/create-quiz/store/builderSlice';
import { endOpenQuiz, loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import type { QuizSummary } from '@/shared/api/quiz';
import { isoTime } from '@/shared/format/isoTime';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { GENERIC_FAILURE, toFailure } from '@/shared/remote/remoteError';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select } from '@/shared/store/effects';

const ENDED = 'Quiz ended successfully.';

/** 'End Quiz' in the banner of a quiz in progress. */
export function* endSaga(): SagaIterator<void> {
  yield takeLeading(endQuizClicked, end);
}

/** Ends the quiz without its answers. After an unclear outcome the list of open quizzes is read again. */
function* end({ payload: quizId }: ReturnType<typeof endQuizClicked>): SagaIterator<void> {
  const user = yield* requireUser();
  const quizSubmitDate = isoTime(serverNow());
  try {
    yield* endOpenQuiz.run({ quizId, userId: user.id, quizSubmitDate });
    yield put(loadOpenQuizzes.actions.request({ userId: user.id, status: 'IN_PROGRESS' }));
  } catch (cause) {
    const { message, unclear } = toFailure(cause);
    if (!unclear || (yield* isStillOpen(user.id, quizId))) {
      yield* fail(message ?? GENERIC_FAILURE);
      return;
    }
  }
  yield put(dialogClosed());
  yield* call(forget, user.id, quizId);
  yield put(notificationAdded({ severity: 'success', text: ENDED }));
}

/** In the dialog; beside it where it was closed meanwhile. */
function* fail(text: string): SagaIterator<void> {
  const { dialog } = yield* select(selectBuilder);
  if (dialog === 'endQuiz') yield put(dialogFailed(text));
  else yield put(notificationAdded({ severity: 'error', text, autoHideSeconds: null }));
}

function* isStillOpen(userId: string, quizId: string): SagaIterator<boolean> {
  try {
    const quizzes: readonly QuizSummary[] = yield* loadOpenQuizzes.run({ userId, status: 'IN_PROGRESS' });
    return quizzes.some(({ id }) => id === quizId);
  } catch {
    return true;
  }
}

/** The server has closed the quiz: its answers can no longer be sent. */
async function forget(userId: string, quizId: string): Promise<void> {
  try {
    await (await loadJournal()).remove(userId, quizId);
  } catch {
    // Harmless: 'Remove my data' deletes it.
  }
}
