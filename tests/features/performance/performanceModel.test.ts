import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonLowerBound } from '@/domain/performance/wilsonModel';
import {
  answeredOf,
  overallScore,
  performanceCsv,
  quizScore,
  weakestOf,
  weakestText,
} from '@/features/performance/performanceModel';
import { decodePerformance, decodeQuizHistoryRow, type QuizHistoryRow } from '@/shared/api/performance';

const row = (id: string, more: object = {}): QuizHistoryRow =>
  decodeQuizHistoryRow({ id, title: `Quiz ${id}`, percentageCorrect: 50, total: 10, ...more });

describe('performance: scores', () => {
  it('finds the counts of a quiz from its percent', () => {
    expect(quizScore(row('a', { percentageCorrect: 86.67, total: 30 }))).toEqual({
      percent: 86.67,
      correct: 26,
      incorrect: 4,
    });
    expect(quizScore(row('a', { percentageCorrect: 0, total: 0 }))).toMatchObject({
      correct: 0,
      incorrect: 0,
    });
  });

  it('counts always add up to the questions of the quiz', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (total, some) => {
        const correct = some % (total + 1);
        const percentageCorrect = Math.round((correct / total) * 10_000) / 100;
        const score = quizScore(row('a', { percentageCorrect, total }));
        expect(score.correct).toBe(correct);
        expect(score.correct + score.incorrect).toBe(total);
      }),
    );
  });

  it('takes all quizzes together, nothing for nobody', () => {
    const none = { categoriesPerformance: [], questionCorrect: 0, questionIncorrect: 0 };
    expect(overallScore({ ...none, questionCorrect: 3, questionIncorrect: 1 }).percent).toBe(75);
    expect(overallScore(none).percent).toBe(0);
  });

  it('counts the questions answered', () => {
    expect(answeredOf({ subCategory: 'x', percentageCorrect: 50, correctCount: 2, incorrectCount: 3 })).toBe(
      5,
    );
  });
});

it('writes performance as CSV without formulas', () => {
  const csv = performanceCsv('Topics', [
    { subCategory: '=HYPERLINK("x")', percentageCorrect: 50, correctCount: 1, incorrectCount: 1 },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '"Topics","Percentage","Questions correct","Questions incorrect"',
    `"'=HYPERLINK(""x"")",50,1,1`,
    '',
  ]);
});

describe('the weakest categories', () => {
  const performance = (rows: readonly (readonly [string, number, number])[], category = 'discipline') =>
    decodePerformance({
      questionCorrect: 0,
      questionIncorrect: 0,
      categoriesPerformance: [
        {
          category,
          subcategories: rows.map(([subCategory, correctCount, incorrectCount]) => ({
            subCategory,
            correctCount,
            incorrectCount,
          })),
        },
      ],
    });
  const names = (rows: readonly (readonly [string, number, number])[], category?: string) =>
    weakestOf(performance(rows, category)).flatMap(({ categories }) =>
      categories.map(({ subCategory }) => subCategory),
    );

  it('computes the lower bound of the Wilson interval of 90 %', () => {
    // Computed by hand: 7 of 10 and z = 1.645.
    expect(wilsonLowerBound(7, 10)).toBeCloseTo(0.4416, 3);
    expect(wilsonLowerBound(0, 10)).toBe(0);
    expect(wilsonLowerBound(5, 5)).toBeCloseTo(5 / (5 + 1.645 ** 2), 10);
  });

  it('computes a bound below the share, which rises with more answers of the same share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 }), (wrong, right) => {
        const bound = wilsonLowerBound(wrong, wrong + right);
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThan(wrong / (wrong + right));
        expect(wilsonLowerBound(2 * wrong, 2 * (wrong + right))).toBeGreaterThan(bound);
      }),
    );
  });

  it('names three of a heading, the weakest first, with few answers counting for less', () => {
    expect(
      names([
        ['Strong', 50, 2],
        ['Few', 2, 3],
        ['Weak', 20, 30],
        ['Weaker', 10, 40],
        ['Fair', 30, 20],
      ]),
    ).toEqual(['Weaker', 'Weak', 'Fair']);
  });

  it('ranks categories from five answers, one of them wrong, of disciplines and systems only', () => {
    expect(
      names([
        ['Four', 0, 4],
        ['Five', 0, 5],
        ['Perfect', 30, 0],
      ]),
    ).toEqual(['Five']);
    expect(names([['Skin', 0, 5]], 'organSystem')).toEqual(['Skin']);
    expect(names([['Step 1', 0, 5]], 'examType')).toEqual([]);
    expect(names([])).toEqual([]);
  });

  it('names the weakest categories with what was right', () => {
    expect(
      weakestText(
        weakestOf(
          performance(
            [
              ['Skin', 1, 5],
              ['Bone', 2, 4],
            ],
            'organSystem',
          ),
        ),
      ),
    ).toBe('Your weakest: Skin (1 of 6 correct), Bone (2 of 6 correct).');
  });
});
