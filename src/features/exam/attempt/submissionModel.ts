import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import type { QuizSubmission } from '@/shared/api/submission';
import { type Sitting, timeLeftAt } from './attemptModel';

/** How many questions of the block have an answer. */
export const countAnswered = ({ items }: Sitting): number =>
  items.filter(({ answer }) => answer !== '').length;

/**
 * What submitQuiz sends: one line for every question in order. `now` is monotonic (whoever froze the sitting may pass
 * any moment), `submittedAt` ISO 8601 in UTC.
 */
export function submissionOf(sitting: Sitting, now: number, submittedAt: string): QuizSubmission {
  return {
    questionHistories: sitting.items.map(({ questionId, questionNo, answer, tried, marked, seen }) => ({
      questionId,
      answerGiven: answer,
      marked,
      timeSpent: Math.floor(seen / 1_000),
      answersAttempted: tried,
      questionNo,
    })),
    quizHistory: {
      quizId: sitting.quizId,
      userId: sitting.userId,
      questionAttemptCount: countAnswered(sitting),
      quizSubmitDate: submittedAt,
      quizDuration: quizDuration(sitting, now),
    },
  };
}

/** Seconds: 90 × questions − those that the clock shows; 0 without a timer. */
export function quizDuration(sitting: Sitting, now: number): number {
  if (!sitting.timerOn) return 0;
  return Math.max(0, sitting.items.length * SECONDS_PER_QUESTION - shownSeconds(timeLeftAt(sitting, now)));
}

/** Whole seconds that the clock shows for milliseconds left: 0 only once nothing is left. */
export const shownSeconds = (timeLeft: number): number => Math.ceil(timeLeft / 1_000);
