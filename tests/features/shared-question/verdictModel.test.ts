import { describe, expect, it } from 'vitest';
import { verdictOf } from '@/features/shared-question/verdictModel';

describe('what an option turns out to be', () => {
  it('is none before one was tried, nor where the key is unknown', () => {
    expect(verdictOf('A', undefined, 'A')).toBeUndefined();
    expect(verdictOf('A', 'A', '')).toBeUndefined();
  });

  it('names the correct one, and the tried one as the visitor’s own', () => {
    expect(verdictOf('A', 'A', 'A')).toEqual({ kind: 'correct', words: 'Correct, your answer' });
    expect(verdictOf('A', 'B', 'A')).toEqual({ kind: 'correct', words: 'Correct answer' });
    expect(verdictOf('B', 'B', 'A')).toEqual({ kind: 'incorrect', words: 'Incorrect, your answer' });
    expect(verdictOf('C', 'B', 'A')).toEqual({ kind: 'other', words: '' });
  });
});
