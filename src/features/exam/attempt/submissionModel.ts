import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import type { QuizSubmission } from '@/shared/api/submission';
import { type Attempt, timeLeftAt } from './attemptModel';

/** How many questions of the block have an answer. */
const countAnswered = ({ items }: Attempt): number => items.filter(({ answer }) => answer !== '').length;

/**
 * Request body of submitQuiz: one row for every question, in order. `now` is monotonic (ignored for an ended
 * attempt), `submittedAt` ISO 8601 in UTC.
 */
export function submissionOf(attempt: Attempt, now: number, submittedAt: string): QuizSubmission {
  return {
    questionHistories: attempt.items.map(
      ({ questionId, questionNo, answer, attemptedLetters, marked, timeSpentMs }) => ({
        questionId,
        answerGiven: answer,
        marked,
        timeSpent: Math.floor(timeSpentMs / 1_000),
        answersAttempted: attemptedLetters,
        questionNo,
      }),
    ),
    quizHistory: {
      quizId: attempt.quizId,
      userId: attempt.userId,
      questionAttemptCount: countAnswered(attempt),
      quizSubmitDate: submittedAt,
      quizDuration: quizDuration(attempt, now),
    },
  };
}

/** Seconds: 90 × questions − the seconds shown by the clock; 0 without a timer. */
export function quizDuration(attempt: Attempt, now: number): number {
  if (!attempt.timerOn) return 0;
  return Math.max(0, attempt.items.length * SECONDS_PER_QUESTION - shownSeconds(timeLeftAt(attempt, now)));
}

/** Whole seconds shown for milliseconds left: 0 only once nothing is left. */
export const shownSeconds = (timeLeft: number): number => Math.ceil(timeLeft / 1_000);
