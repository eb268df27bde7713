import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { attemptContent } from '@/domain/attempt/attemptContent';
import { type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import { type SubmissionRecord, submissions } from '@/domain/outbox/outboxRecord';
import { outbox, type SubmissionState } from '@/domain/outbox/outboxSlice';
import { isPermanent, pauseBeforeRetry } from '@/domain/outbox/retryPolicy';
import { loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';
import { mayBeLetter } from '@/shared/api/answerLetter';
import { type QuizSubmission, submitQuiz } from '@/shared/api/submission';
import { reportHandled } from '@/shared/browser/reportError';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { withLock } from '@/shared/remote/withLock';
import { serverNow } from '@/shared/storage/serverClock';
import { storageIsVolatile } from '@/shared/storage/storageHealth';
import { call } from '@/shared/store/effects';
import { isDelivered, sentSubmissions } from './sentRecord';

/** Only the outbox runs it: it serializes the calls with its locks, so none may be dropped as a repetition. */
const submitAnswers = createRemoteCall({
  name: 'outbox/submitAnswers',
  endpoint: submitQuiz,
  concurrency: 'every',
});

/**
 * Delivers one submission exactly once, regardless of responses, this page or other tabs: one Web Lock per
 * quiz, and getQuiz first if an earlier attempt may have arrived; none has if the submission `isNew`.
 */
export function* deliverSubmission(userId: string, quizId: string, isNew = false): SagaIterator<void> {
  for (let failures = 1; ; failures += 1) {
    const isSettled = yield* withLock(`qlearn-submission-${quizId}`, () =>
      attemptDelivery(userId, quizId, isNew),
    );
    if (isSettled) return;
    // The lock is released during the pause: a tab that the browser suspended must not block the others.
    yield* pauseBeforeRetry(failures, quizId);
  }
}

/** One attempt; returns whether it was decisive. */
function* attemptDelivery(userId: string, quizId: string, isNew: boolean): SagaIterator<boolean> {
  const record = yield* call(submissions.read, userId, quizId);
  if (record?.refusal !== undefined) {
    yield* move(quizId, refused(record.refusal));
    return true;
  }
  try {
    if (record !== undefined) yield* deliver(record, isNew);
    // No record: another tab delivered it while this one waited, or it was removed from the device.
    const isThere = record !== undefined || (yield* isComplete(quizId));
    yield* move(quizId, { status: isThere ? 'sent' : 'removed' });
    return true;
  } catch (cause) {
    if (record !== undefined && isPermanent(cause)) {
      reportHandled('refused answers', cause, String(cause.status));
      const refusal = { status: cause.status, message: cause.serverMessage };
      yield* call(submissions.write, userId, quizId, { ...record, isTried: true, refusal });
      yield* move(quizId, refused(refusal));
      return true;
    }
    // 401 too: if the session is over, the answers wait for this user's next sign-in.
    yield* move(quizId, { status: 'waiting' });
    return false;
  }
}

function* deliver(record: SubmissionRecord, isNew: boolean): SagaIterator<void> {
  yield* attemptOnce(record, isNew);
  const { userId, quizId, submission } = record;
  const sent = { userId, quizId, submission, sentAt: serverNow() };
  yield* call(sentSubmissions.write, userId, quizId, sent);
  const attempt = yield* call(attempts.read, userId, quizId);
  if (attempt === undefined || isSubmitted(attempt, submission)) {
    yield* call(attempts.remove, userId, quizId);
    yield* call(attemptContent.remove, { userId, quizId });
  }
  yield* call(submissions.remove, userId, quizId);
  yield* trackCompleted(record);
}

/** If not, a tab has answered since the block was submitted: Create Quiz offers what the server lacks. */
function isSubmitted({ items }: AttemptRecord, { questionHistories }: QuizSubmission): boolean {
  const submitted = new Map(questionHistories.map((row) => [row.questionId, row.answerGiven]));
  return items.every(({ questionId, answer }) => answer === (submitted.get(questionId) ?? answer));
}

/** Once per quiz: only the page that removes the record gets here, at the end of the attempt or at a later sign-in. */
function* trackCompleted({ variant, submission }: SubmissionRecord): SagaIterator<void> {
  const { questionHistories, quizHistory } = submission;
  const track = yield* getDependency('track');
  track('quiz completed', {
    variant,
    questions: questionHistories.length,
    answered: quizHistory.questionAttemptCount,
  });
}

function* attemptOnce(record: SubmissionRecord, isNew: boolean): SagaIterator<void> {
  const { userId, quizId } = record;
  yield* move(quizId, { status: 'sending' });
  // An earlier page may have sent it without having been able to store that it did, and so may another tab; or another
  // tab has sent other answers since this one loaded the quiz.
  const mayBeComplete =
    record.isTried || !isNew || storageIsVolatile() || (yield* call(isDelivered, userId, quizId));
  if (mayBeComplete && (yield* isRecorded(record))) return;
  // Written before sending: after a crash from here on, the outcome is unclear.
  yield* call(submissions.write, userId, quizId, { ...record, isTried: true });
  try {
    yield* submitAnswers.run(record.submission);
  } catch (cause) {
    // 'Already submitted' counts as success.
    if (isPermanent(cause) && cause.status === 409 && (yield* isRecorded(record))) return;
    throw cause;
  }
}

function* isComplete(quizId: string): SagaIterator<boolean> {
  const { quizStatus } = yield* loadQuiz.run({ quizId });
  return quizStatus === 'COMPLETE';
}

/**
 * Whether the quiz is complete with these answers. The status alone proves nothing: the server may set it and
 * then fail, or the quiz may have been ended on another device. Throws RemoteError 409, a permanent refusal,
 * if the quiz is complete without an answer given here.
 */
function* isRecorded({ quizId, submission }: SubmissionRecord): SagaIterator<boolean> {
  if (!(yield* isComplete(quizId))) return false;
  const histories = yield* loadQuestionHistories.run({ quizId });
  const recorded = new Map(histories.map(({ questionId, answerGiven }) => [questionId, answerGiven]));
  const given = submission.questionHistories.filter(({ answerGiven }) => answerGiven !== '');
  const missing = given.filter(
    ({ questionId, answerGiven }) => !mayBeLetter(recorded.get(questionId) ?? '', answerGiven),
  );
  if (missing.length === 0) return true;
  const verbs = missing.length === 1 ? 'differs or is' : 'differ or are';
  const serverMessage = `The quiz is complete on the server, but ${missing.length} of ${given.length} answers ${verbs} missing there.`;
  throw new RemoteError({ status: 409, serverMessage });
}

const refused = ({ message }: NonNullable<SubmissionRecord['refusal']>): SubmissionState => ({
  status: 'refused',
  message,
});

function* move(quizId: string, state: SubmissionState): SagaIterator<void> {
  yield put(outbox.actions.submissionMoved({ quizId, state }));
}
