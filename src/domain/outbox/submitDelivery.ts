import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { getQuiz, type QuizDetails } from '@/shared/api/quiz';
import { submitQuiz } from '@/shared/api/submission';
import { journal } from '@/shared/storage/journal';
import { outbox, type SubmissionState } from './outboxSlice';
import { outboxStorage, type SubmissionRecord } from './outboxStorage';
import { alone, isPermanent, pauseBeforeRetry } from './retryPolicy';
import { getDependency } from '@/shared/remote/sagaContext';
import { sendCall } from '@/shared/remote/sendCall';

/**
 * Brings one submission to the server, exactly once, whatever happens to answers on their way, to this page or in other
 * tabs: a Web Lock a quiz, and getQuiz first wherever an earlier attempt may have arrived (robustness 3).
 */
export function* deliverSubmission(userId: string, quizId: string): SagaIterator<void> {
  for (let failures = 1; ; failures += 1) {
    const isSettled = yield* alone(`qlearn-submission-${quizId}`, () => settle(userId, quizId));
    if (isSettled) return;
    // The lock is free meanwhile: a tab that the browser has put to sleep keeps no other from trying.
    yield* pauseBeforeRetry(failures, quizId);
  }
}

/** One attempt; whether it decided the matter. */
function* settle(userId: string, quizId: string): SagaIterator<boolean> {
  const record: SubmissionRecord | undefined = yield call(outboxStorage.readSubmission, userId, quizId);
  if (record?.refusal !== undefined) {
    yield* move(quizId, refused(record.refusal));
    return true;
  }
  try {
    if (record !== undefined) yield* bring(record);
    // No record: another tab has brought it there while this one waited, or it was removed from the device.
    const isThere = record !== undefined || (yield* isComplete(quizId));
    yield* move(quizId, { status: isThere ? 'sent' : 'removed' });
    return true;
  } catch (cause) {
    if (record !== undefined && isPermanent(cause)) {
      const refusal = { status: cause.status, message: cause.serverMessage };
      yield call(outboxStorage.writeSubmission, { ...record, isTried: true, refusal });
      yield* move(quizId, refused(refusal));
      return true;
    }
    // 401 as well: the session ends now, and with it this flow; the answers wait for this user's next sign-in.
    yield* move(quizId, { status: 'waiting' });
    return false;
  }
}

function* bring(record: SubmissionRecord): SagaIterator<void> {
  yield* attemptOnce(record);
  yield call(journal.remove, record.userId, record.quizId);
  yield call(outboxStorage.removeSubmission, record.userId, record.quizId);
  yield* trackCompleted(record);
}

/** Once a quiz: only the page that takes the record away comes here, at the end of the sitting or at a later sign-in. */
function* trackCompleted({ variant, submission }: SubmissionRecord): SagaIterator<void> {
  const { questionHistories, quizHistory } = submission;
  const track = yield* getDependency('track');
  track('quiz completed', {
    variant,
    questions: questionHistories.length,
    answered: quizHistory.questionAttemptCount,
  });
}

function* attemptOnce(record: SubmissionRecord): SagaIterator<void> {
  yield* move(record.quizId, { status: 'sending' });
  if (record.isTried && (yield* isComplete(record.quizId))) return;
  // On disk before it is sent: a crash from here on leaves the outcome unclear.
  yield call(outboxStorage.writeSubmission, { ...record, isTried: true });
  try {
    yield* sendCall(submitQuiz, record.submission);
  } catch (cause) {
    // 'Already submitted' is what we wanted.
    if (isPermanent(cause) && cause.status === 409 && (yield* isComplete(record.quizId))) return;
    throw cause;
  }
}

function* isComplete(quizId: string): SagaIterator<boolean> {
  const quiz: QuizDetails = yield* sendCall(getQuiz, { quizId });
  return quiz.quizStatus === 'COMPLETE';
}

function refused({ status, message }: NonNullable<SubmissionRecord['refusal']>): SubmissionState {
  return message === undefined
    ? { status: 'refused', httpStatus: status }
    : { status: 'refused', httpStatus: status, message };
}

function* move(quizId: string, state: SubmissionState): SagaIterator<void> {
  yield put(outbox.actions.submissionMoved({ quizId, state }));
}
