const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of the option at `index` (from 0): A, B, C …; '' where there is none. */
export const letterOf = (index: number): string => LETTERS[index] ?? '';

/** The place (from 0) of the option with this letter, in either case; −1 where the text is no single letter. */
export const indexOfLetter = (letter: string): number =>
  letter.length === 1 ? LETTERS.indexOf(letter.toUpperCase()) : -1;
