import { type QuizItem, SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import type { QuizSubmission } from '@/shared/api/submission';
import type { AttemptRecord } from './attemptRecord';

type SubmittedItem = Pick<QuizItem, 'questionId' | 'questionNo' | 'marked'>;

/**
 * Request body of submitQuiz: one row per item of the quiz, in its order, with what the attempt has for it.
 * `submittedAt` is ISO 8601 in UTC.
 */
export function submissionOf(
  quizItems: readonly SubmittedItem[],
  { userId, quizId, items, secondsLeft, secondsGiven }: AttemptRecord,
  submittedAt: string,
): QuizSubmission {
  const attempted = new Map(items.map((item) => [item.questionId, item]));
  const questionHistories = quizItems.map(({ questionId, questionNo, marked }) => {
    const item = attempted.get(questionId);
    return {
      questionId,
      answerGiven: item?.answer ?? '',
      marked: item?.marked ?? marked,
      timeSpent: Math.floor((item?.timeSpentMs ?? 0) / 1_000),
      answersAttempted: item?.attemptedLetters ?? [],
      questionNo,
    };
  });
  return {
    questionHistories,
    quizHistory: {
      quizId,
      userId,
      questionAttemptCount: questionHistories.filter(({ answerGiven }) => answerGiven !== '').length,
      quizSubmitDate: submittedAt,
      quizDuration: quizDuration(quizItems.length, secondsLeft, secondsGiven),
    },
  };
}

/** Seconds: those that the timer started with − those that it shows, at most 90 × items; 0 without a timer (null). */
function quizDuration(
  itemCount: number,
  secondsLeft: number | null,
  secondsGiven: number | undefined,
): number {
  const most = itemCount * SECONDS_PER_QUESTION;
  if (secondsLeft === null) return 0;
  return Math.min(most, Math.max(0, (secondsGiven ?? most) - Math.ceil(secondsLeft)));
}
