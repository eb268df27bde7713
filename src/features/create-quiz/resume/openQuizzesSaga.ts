import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { attempts } from '@/domain/attempt/attemptRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { requireUser } from '@/domain/session/currentUser';
import { dialogClosed, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { endOpenQuiz, loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { isoTime } from '@/shared/format/isoTime';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { announceRecords } from '@/shared/storage/recordChannel';
import { serverNow } from '@/shared/storage/serverClock';
import { all, call, select } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';
import { answersTrouble, readStoredAnswers, removeGivenUp } from './storedAnswers';

/** 'End Quiz' in its dialog, which has said how many unsent answers this device has, or that it cannot be read. */
export const endConfirmed = createAction<{
  readonly userId: string;
  readonly quizId: string;
  readonly unsent: number | undefined;
}>('createQuiz/endConfirmed');

/** Follows 'End Quiz' and the list of open quizzes with what this device has of them. */
export function* openQuizzesSaga(): SagaIterator<void> {
  yield takeLatest(loadOpenQuizzes.actions.success, compareOthers);
  /** How many answers are given up with each quiz. */
  const confirmed = new Map<string, number>();
  yield takeLeading(endConfirmed, endUnlessAnswered, confirmed);
  yield takeEvery(endOpenQuiz.actions.success, removeAnswers, confirmed);
  yield takeEvery(endOpenQuiz.actions.error, notifyOutsideDialog);
}

/** Another tab may have answered, handed in or submitted the quiz since the dialog was shown. */
function* endUnlessAnswered(
  confirmed: Map<string, number>,
  { payload }: ReturnType<typeof endConfirmed>,
): SagaIterator<void> {
  const { userId, quizId, unsent } = payload;
  const [sent, found] = yield* all([
    call(() => sentSubmissions.read(userId, quizId)),
    call(readStoredAnswers, userId, quizId),
  ]);
  // The dialog now says that there may be answers.
  if (found === null && unsent !== undefined && answersTrouble() !== undefined) return;
  if (sent !== undefined) {
    yield put(dialogClosed());
    yield put(loadOpenQuizzes.actions.request({ userId, status: 'IN_PROGRESS' }));
  } else if (found !== null && (found.isBeingSent || found.answered > (unsent ?? 0))) {
    // Shown by the dialog, also if no other tab has announced it.
    for (const { store } of [attempts, submissions]) announceRecords(userId, store.name);
  } else {
    confirmed.set(quizId, unsent ?? 0);
    yield put(endOpenQuiz.actions.request({ userId, quizId, quizSubmitDate: isoTime(serverNow()) }));
  }
}

/** The server has closed the quiz: its answers can no longer be sent. Those given since are kept. */
function* removeAnswers(
  confirmed: ReadonlyMap<string, number>,
  { meta }: ReturnType<typeof endOpenQuiz.actions.success>,
): SagaIterator<void> {
  yield put(dialogClosed());
  const { userId, quizId } = meta.args;
  yield* call(removeGivenUp, userId, quizId, confirmed.get(quizId) ?? 0);
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
    // The chunk was lost: the stored answers wait for the next visit.
  }
}
