/** Verdict on an option after one was tried. */
export interface Verdict {
  readonly kind: 'correct' | 'incorrect' | 'other';
  readonly words: string;
}

/**
 * None before an option was tried, nor where the key is unknown. Then the correct one is named, and the tried
 * one as the visitor's own.
 */
export function verdictOf(letter: string, tried: string | undefined, correct: string): Verdict | undefined {
  if (tried === undefined || correct === '') return undefined;
  const own = letter === tried;
  if (letter === correct) {
    return { kind: 'correct', words: own ? 'Correct, your answer' : 'Correct answer' };
  }
  return own ? { kind: 'incorrect', words: 'Incorrect, your answer' } : { kind: 'other', words: '' };
}
