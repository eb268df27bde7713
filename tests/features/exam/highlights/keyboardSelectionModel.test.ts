import { describe, expect, it } from 'vitest';
import {
  covered,
  movedChoice,
  type WordChoice,
  wordsOf,
} from '@/features/exam/highlights/keyboardSelectionModel';

const BLOCKS = ['A man has pain. It began today.', 'What is next?'];
const TEXT = BLOCKS.join('');
const WORDS = wordsOf(BLOCKS);

const press = (choice: WordChoice | undefined, key: string, shift = false): WordChoice | undefined =>
  movedChoice(TEXT, WORDS, choice, key, shift);

const shown = (choice: WordChoice | undefined): string => {
  if (choice === undefined) return '';
  const { start, end } = covered(choice);
  return TEXT.slice(start, end);
};

/** Presses one key after the other; `+` means Shift. */
const after = (...keys: readonly string[]): string =>
  shown(
    keys.reduce<WordChoice | undefined>(
      (choice, key) => press(choice, key.replace('+', ''), key.startsWith('+')),
      undefined,
    ),
  );

describe('words of a text', () => {
  it('ends a selection with the block of its words', () => {
    expect(WORDS.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
      'A',
      'man',
      'has',
      'pain.',
      'It',
      'began',
      'today.',
      'What',
      'is',
      'next?',
    ]);
  });
});

describe('choosing words by keyboard', () => {
  it('selects the first word first and goes on by word', () => {
    expect(after('ArrowRight')).toBe('A');
    expect(after('ArrowRight', 'ArrowRight')).toBe('man');
    expect(after('ArrowRight', 'ArrowRight', 'ArrowLeft')).toBe('A');
  });

  it('extends with Shift, in both directions', () => {
    expect(after('Home', '+ArrowRight', '+ArrowRight')).toBe('A man has');
    expect(after('Home', '+ArrowRight', '+ArrowRight', '+ArrowLeft')).toBe('A man');
    expect(after('Home', 'End', '+ArrowLeft')).toBe('is next?');
  });

  it('selects by sentence up and down, and to both ends', () => {
    expect(after('Home', 'ArrowDown')).toBe('It');
    expect(after('Home', 'ArrowDown', 'ArrowDown')).toBe('What');
    expect(after('Home', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toBe('It');
    expect(after('Home', 'End')).toBe('next?');
  });

  it('keeps the selection inside the text, and leaves other keys alone', () => {
    expect(after('Home', 'ArrowLeft')).toBe('A');
    expect(after('Home', 'End', 'ArrowRight')).toBe('next?');
    expect(press(undefined, 'a')).toBeUndefined();
    expect(movedChoice('', [], undefined, 'ArrowRight', false)).toBeUndefined();
  });
});
