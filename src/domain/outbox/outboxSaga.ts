import type { SagaIterator } from 'redux-saga';
import { fork, put, takeEvery } from 'redux-saga/effects';
import { isBlockOfDay } from '@/domain/exam-day/days';
import { forUser } from '@/domain/outbox/forUser';
import { reviewOutboxSaga } from '@/domain/outbox/reviews/reviewOutboxSaga';
import { deliverSubmission } from '@/domain/outbox/submission/submitDelivery';
import type { SessionUser } from '@/domain/session/calls';
import { requireUser } from '@/domain/session/currentUser';
import { selectUser } from '@/domain/session/sessionSlice';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { isPageOfQuiz, paths } from '@/shared/routing/paths';
import { deleteExpired } from '@/shared/storage/expiredRecords';
import { serverNow } from '@/shared/storage/serverClock';
import { call, select } from '@/shared/store/effects';
import { submissions } from './outboxRecord';
import { outbox, type QueuedSubmission, selectSubmission } from './outboxSlice';

/**
 * Keeps submissions on the device until the server has accepted them. Runs for the signed-in user only:
 * LOGOUT ends it, the next sign-in continues with what that user left.
 */
export function* outboxSaga(): SagaIterator<void> {
  /** Quizzes whose submission is being delivered; a second request for one of them is ignored. */
  const delivering = new Set<string>();

  function* deliverOnce(quizId: string, work: () => SagaIterator<void>): SagaIterator<void> {
    if (delivering.has(quizId)) return;
    delivering.add(quizId);
    try {
      yield* work();
    } finally {
      delivering.delete(quizId);
    }
  }

  function* isSignedIn(userId: string): SagaIterator<boolean> {
    const user = yield* select(selectUser);
    return user?.id === userId;
  }

  function* keepAndDeliver(queued: QueuedSubmission): SagaIterator<void> {
    const { userId, quizId } = queued;
    const kept = yield* call(submissions.read, userId, quizId);
    // The first submission of a quiz counts; only a refused one may be replaced.
    if (kept === undefined || kept.refusal !== undefined) {
      yield* call(submissions.write, userId, quizId, {
        ...queued,
        isTried: kept !== undefined || queued.isTried === true,
      });
    }
    const isNew = kept === undefined && queued.isTried !== true;
    if (yield* isSignedIn(userId)) yield* deliverSubmission(userId, quizId, isNew);
  }

  function* deliverAgain(userId: string, quizId: string): SagaIterator<void> {
    const kept = yield* call(submissions.read, userId, quizId);
    if (kept === undefined) return;
    yield* call(submissions.write, userId, quizId, { ...kept, refusal: undefined });
    yield* deliverSubmission(userId, quizId);
  }

  function* onQueued({ payload }: ReturnType<typeof outbox.actions.submissionQueued>): SagaIterator<void> {
    const state = yield* select(selectSubmission, payload.quizId);
    // Stryker disable next-line OptionalChaining: what is queued has a state, which its type does not say
    if (state?.status === 'sent') return;
    yield* deliverOnce(payload.quizId, () => keepAndDeliver(payload));
  }

  function* onRetried({
    payload: { quizId },
  }: ReturnType<typeof outbox.actions.submissionRetried>): SagaIterator<void> {
    const user = yield* requireUser();
    yield* deliverOnce(quizId, () => deliverAgain(user.id, quizId));
  }

  function* resumeDeliveries(user: SessionUser): SagaIterator<void> {
    yield fork(deleteExpired, user.id, serverNow());
    for (const { id: quizId } of yield* call(submissions.list, user.id)) {
      if (delivering.has(quizId)) continue;
      yield put(outbox.actions.submissionMoved({ quizId, state: { status: 'queued' } }));
      yield fork(deliverOnce, quizId, () => deliverSubmission(user.id, quizId));
    }
  }

  const { submissionQueued, submissionRetried } = outbox.actions;
  yield takeEvery(submissionQueued, onQueued);
  yield takeEvery(submissionRetried, onRetried);
  yield* forUser(resumeDeliveries);
}

/** Started after sign-in. They import IndexedDB, so this module is imported only dynamically or with the exam. */
export const outboxSagas = [outboxNotificationsSaga, outboxSaga, reviewOutboxSaga] as const;

/** They show the outcome of their quiz themselves; the guide is open next to the exam. */
const ownPages = [paths.exam, paths.tutorExam, paths.guide, paths.review, paths.result];

/** Notifies of the outcome of answers after their exam page was left. */
function* outboxNotificationsSaga(): SagaIterator<void> {
  yield takeEvery(outbox.actions.submissionMoved, notify);
}

function* notify({
  payload: { quizId, state },
}: ReturnType<typeof outbox.actions.submissionMoved>): SagaIterator<void> {
  const { pathname } = location;
  if (ownPages.some(({ pattern }) => isPageOfQuiz(pattern, pathname, quizId))) return;
  if (state.status === 'sent' && !(yield* isOfExamDay(quizId))) {
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
        text: 'The server rejected the answers of a block. They are saved on this device.',
        link,
        autoHideSeconds: null,
      }),
    );
  }
}

/** The blocks of an exam day have one result, and are not interrupted by results of their own. */
function* isOfExamDay(quizId: string): SagaIterator<boolean> {
  const user = yield* select(selectUser);
  return user !== undefined && (yield* call(isBlockOfDay, user.id, quizId));
}
