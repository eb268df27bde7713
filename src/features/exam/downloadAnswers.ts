import type { Sitting } from './sittingModel';

/** Saves the answers of a block that the server does not take as a file: question, letter, letters tried, mark. */
export function downloadAnswers(sitting: Sitting): void {
  const address = URL.createObjectURL(new Blob([answersAsText(sitting)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `qlearn-answers-${sitting.quizId}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function answersAsText({ quizId, userId, items }: Sitting): string {
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
