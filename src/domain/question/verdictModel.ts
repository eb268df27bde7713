/** If the bank names no option as the key, or a missing one, nothing is shown as right or wrong. */
export const NO_KEY = 'The correct answer of this question could not be read';

/** Verdict on an option if the key is shown, by sign, word and shape: 'your answer' and 'correct answer' differ. */
export interface OptionVerdict {
  readonly kind: 'correct' | 'incorrect' | 'other';
  readonly labels: readonly string[];
}

/** `answer` and `correctAnswer` are letters, '' if there is none; `again` is what was chosen when answering again. */
export function optionVerdict(
  letter: string,
  answer: string,
  correctAnswer: string,
  again?: string,
): OptionVerdict {
  const isAnswer = letter === answer || letter === again;
  const labels = [
    ...(letter === answer ? ['Your answer'] : []),
    ...(letter === again ? ['This time'] : []),
    ...(letter === correctAnswer
      ? ['Correct answer']
      : isAnswer && correctAnswer !== ''
        ? ['Incorrect']
        : []),
  ];
  if (letter === correctAnswer) return { kind: 'correct', labels };
  return { kind: isAnswer && correctAnswer !== '' ? 'incorrect' : 'other', labels };
}
