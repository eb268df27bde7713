import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import { submissionOf } from '@/domain/attempt/submission';
import { submissions } from '@/domain/outbox/outboxRecord';
import { outbox, type QueuedSubmission, selectSubmission } from '@/domain/outbox/outboxSlice';
import { loadQuiz } from '@/domain/quiz/calls';
import type { QuizDetails } from '@/shared/api/quiz';
import { isoTime } from '@/shared/format/isoTime';
import { call, select } from '@/shared/store/effects';

const hasAnswers = ({ items }: AttemptRecord): boolean => items.some(({ answer }) => answer !== '');

/** The answers on this device to a quiz that was completed elsewhere; undefined if it has none. */
export function* readUnsentAnswers(
  quiz: QuizDetails,
  userId: string,
): SagaIterator<(QueuedSubmission & { readonly isTried: true }) | undefined> {
  const record = yield* call(attempts.read, userId, quiz.id);
  if (record === undefined || !hasAnswers(record)) return undefined;
  const variant = quiz.tutorOn ? 'tutor' : 'normal';
  const left = quiz.timerOn ? record : { ...record, secondsLeft: null };
  const submission = submissionOf(quiz.questions, left, isoTime(record.updatedAt));
  return { userId, quizId: quiz.id, variant, submission, isTried: true };
}

/**
 * Makes the outbox compare the answers on this device with the server's, for each quiz that is no longer
 * open: if one is missing on the server, the answers are stored as refused and shown. What the outbox already
 * has is left to it.
 */
export function* compareCompleted(userId: string, openQuizIds: ReadonlySet<string>): SagaIterator<void> {
  const records = yield* call(attempts.list, userId);
  for (const { id: quizId, value } of records) {
    if (!hasAnswers(value) || openQuizIds.has(quizId)) continue;
    if ((yield* select(selectSubmission, quizId)) !== undefined) continue;
    if ((yield* call(submissions.read, userId, quizId)) !== undefined) continue;
    yield* compare(userId, quizId);
  }
}

function* compare(userId: string, quizId: string): SagaIterator<void> {
  try {
    const quiz = yield* loadQuiz.run({ quizId });
    if (quiz.quizStatus !== 'COMPLETE') return;
    // Read after the response: another tab may have submitted it in the meantime.
    const queued = yield* readUnsentAnswers(quiz, userId);
    // Stryker disable next-line ConditionalExpression: what follows would fail at once, which is ignored
    if (queued === undefined) return;
    // The outbox may not be loaded yet: it picks up what is stored, or what is queued here.
    yield* call(submissions.write, userId, quizId, queued);
    yield put(outbox.actions.submissionRetried({ quizId }));
  } catch {
    // Compared again at the next visit; the journal remains.
  }
}
