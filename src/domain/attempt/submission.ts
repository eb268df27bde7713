import { type QuizItem, SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import type { QuizSubmission } from '@/shared/api/submission';
import type { AttemptRecord } from './attemptRecord';

type SubmittedItem = Pick<QuizItem, 'questionId' | 'questionNo' | 'marked'>;

/**
 * Request body of submitQuiz: a row for each item of the quiz, in its order, with what the attempt has of it.
 * `submittedAt` is ISO 8601 in UTC.
 */
export function submissionOf(
  quizItems: readonly SubmittedItem[],
  { userId, quizId, items, secondsLeft }: AttemptRecord,
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
      quizDuration: quizDuration(quizItems.length, secondsLeft),
    },
  };
}

/** Seconds: 90 × items − the seconds that the clock shows; 0 without a timer (null). */
function quizDuration(itemCount: number, secondsLeft: number | null): number {
  return secondsLeft === null ? 0 : Math.max(0, itemCount * SECONDS_PER_QUESTION - Math.ceil(secondsLeft));
}
