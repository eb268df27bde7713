const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of the option at `index` (from 0): A, B, C …; '' beyond Z. */
export const letterOf = (index: number): string => LETTERS[index] ?? '';

/** Index (from 0) of the option with this letter, ignoring case; −1 for anything but a single letter. */
export const indexOfLetter = (letter: string): number =>
  letter.length === 1 ? LETTERS.indexOf(letter.toUpperCase()) : -1;
