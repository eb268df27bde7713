import { download } from '@/shared/browser/download';
import type { Sitting } from '@/features/exam/attempt/attemptModel';

/** Saves the answers of a block that the server does not take as a file: question, letter, letters tried, mark. */
export function downloadAnswers(sitting: Sitting): void {
  const file = new Blob([answersAsText(sitting)], { type: 'application/json' });
  download(`qlearn-answers-${sitting.quizId}.json`, file);
}

/** JSON, times in whole seconds. */
function answersAsText({ quizId, userId, items }: Sitting): string {
  const answers = items.map(({ questionNo, questionId, answer, tried, marked, seen }) => ({
    questionNo,
    questionId,
    answer,
    tried,
    marked,
    seconds: Math.floor(seen / 1_000),
  }));
  return JSON.stringify({ quizId, userId, answers }, undefined, 2);
}
