import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  outcomeOf,
  passes,
  passesAll,
  REVIEW_FILTERS,
  type ReviewedQuestion,
  toggled,
  withFilters,
} from '@/domain/review/reviewFilterModel';
import { decodeQuestionHistories, type QuestionHistory } from '@/shared/api/questionHistory';

const EMPTY = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

function history(more: Partial<QuestionHistory> = {}): QuestionHistory {
  const [row] = decodeQuestionHistories([{ questionId: 'q1', questionNo: 1 }]);
  if (row === undefined) throw new Error('The row cannot be read.');
  return { ...row, ...more };
}

const filters = fc.subarray([...REVIEW_FILTERS]);
const letters = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 4 });
const finished = fc
  .record({
    letters,
    confidence: fc.constantFrom(undefined, 'guess' as const, 'unsure' as const, 'sure' as const),
  })
  .map(({ letters, confidence }) => ({
    questionId: 'q1',
    labels: EMPTY,
    attemptedLetters: letters,
    attemptedAtMs: letters.map(() => -1),
    answer: letters.at(-1) ?? '',
    result: 'unknown' as const,
    marked: false,
    timeSpentMs: 0,
    confidence,
  }));
const question: fc.Arbitrary<ReviewedQuestion> = fc.record({
  history: fc
    .record({
      correct: fc.boolean(),
      answerGiven: fc.constantFrom('', 'A', 'B'),
      marked: fc.boolean(),
      reviewed: fc.boolean(),
      timeSpent: fc.nat(200),
    })
    .map(history),
  finished: fc.option(finished, { nil: undefined }),
  hasNote: fc.boolean(),
});

it('distinguishes unanswered from wrong', () => {
  expect(outcomeOf({ correct: true, answerGiven: 'A' })).toBe('correct');
  expect(outcomeOf({ correct: false, answerGiven: 'B' })).toBe('incorrect');
  expect(outcomeOf({ correct: false, answerGiven: '' })).toBe('unanswered');
});

describe('the filters of a review', () => {
  it('puts each question under exactly one of Incorrect, Correct and Unanswered', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const under = (['incorrect', 'correct', 'unanswered'] as const).filter((name) => passes(name, asked));
        expect(under).toEqual([outcomeOf(asked.history)]);
      }),
    );
  });

  it('intersects filters in any order, and lets every question pass without one', () => {
    fc.assert(
      fc.property(question, filters, filters, (asked, some, others) => {
        const both = passesAll(some, asked) && passesAll(others, asked);
        expect(passesAll([...some, ...others], asked)).toBe(both);
        expect(passesAll([...others, ...some], asked)).toBe(both);
        expect(passesAll([], asked)).toBe(true);
      }),
    );
  });

  it('compares the first choice with the last, and nothing without a record', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const letters = asked.finished?.attemptedLetters ?? [];
        expect(passes('changed', asked)).toBe(letters.length > 1 && letters[0] !== letters.at(-1));
        if (asked.finished === undefined) expect(passes('guessed', asked)).toBe(false);
      }),
    );
  });

  it.each([
    [90, false],
    [91, true],
  ])('calls %i s slow: %s', (timeSpent, slow) => {
    const asked = { history: history({ timeSpent }), finished: undefined, hasNote: false };
    expect(passes('slow', asked)).toBe(slow);
  });

  it('switches one filter at a time, and twice is not at all', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...REVIEW_FILTERS), (chosen, filter) => {
        const once = toggled(chosen, filter);
        expect(once.includes(filter)).toBe(!chosen.includes(filter));
        expect(toggled(once, filter)).toEqual(REVIEW_FILTERS.filter((name) => chosen.includes(name)));
      }),
    );
  });

  it('reads filters back from the URL', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const { pathname, search } = new URL(withFilters('/result/z1', chosen), 'https://qlearn.example');
        expect(pathname).toBe('/result/z1');
        expect(filtersOf(search)).toEqual(REVIEW_FILTERS.filter((name) => chosen.includes(name)));
      }),
    );
  });

  it('reads filters from any URL, once each and without unknown ones', () => {
    expect(filtersOf('?show=slow,marked,slow,__proto__,&x=1')).toEqual(['marked', 'slow']);
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(REVIEW_FILTERS).toEqual(expect.arrayContaining([...filtersOf(search)]));
      }),
    );
  });
});
