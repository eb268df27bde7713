import type { Attempt } from '@/features/exam/attempt/attemptModel';
import { download } from '@/shared/browser/download';

/** Downloads the answers of a refused submission: question, letter, letters tried, mark. */
export function downloadAnswers(attempt: Attempt): void {
  const file = new Blob([answersAsText(attempt)], { type: 'application/json' });
  download(`qlearn-answers-${attempt.quizId}.json`, file);
}

/** JSON, times in whole seconds. */
function answersAsText({ quizId, userId, items }: Attempt): string {
  const answers = items.map(({ questionNo, questionId, answer, attemptedLetters, marked, timeSpentMs }) => ({
    questionNo,
    questionId,
    answer,
    tried: attemptedLetters,
    marked,
    seconds: Math.floor(timeSpentMs / 1_000),
  }));
  return JSON.stringify({ quizId, userId, answers }, undefined, 2);
}
