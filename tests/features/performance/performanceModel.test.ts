import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attemptsOf,
  latestFirst,
  overallScore,
  performanceCsv,
  quizScore,
  trendOf,
} from '@/features/performance/performanceModel';
import { decodeQuizHistoryRow, type QuizHistoryRow } from '@/shared/api/performance';

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

  it('counts attempts', () => {
    expect(attemptsOf({ subCategory: 'x', percentageCorrect: 50, correctCount: 2, incorrectCount: 3 })).toBe(
      5,
    );
  });
});

describe('performance: over time', () => {
  const dated = (id: string, day: number, percentageCorrect = 50) =>
    row(id, { complete: new Date(Date.UTC(2026, 0, day)).toISOString(), percentageCorrect });

  it('puts the latest first, those without a date last', () => {
    const rows = [dated('a', 1), row('none'), dated('c', 3), dated('b', 2)];
    expect(latestFirst(rows).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'none']);
  });

  it('draws each quiz of a short history, the oldest first', () => {
    const latest = latestFirst([dated('a', 1, 40), dated('b', 2, 60), row('none')]);
    expect(trendOf(latest, 60).map(({ title, percent }) => [title, percent])).toEqual([
      ['Quiz a', 40],
      ['Quiz b', 60],
    ]);
  });

  it('takes neighbours of a long history together: never too many points, every quiz in one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 60 }), (count, most) => {
        const latest = latestFirst(Array.from({ length: count }, (_, day) => dated(String(day), day + 1)));
        const points = trendOf(latest, most);
        expect(points.length).toBeLessThanOrEqual(most);
        expect(points.reduce((sum, { quizzes }) => sum + quizzes, 0)).toBe(count);
        expect(points.every(({ percent }) => percent === 50)).toBe(true);
      }),
    );
  });
});

it('performance as CSV is safe from formulas', () => {
  const csv = performanceCsv('Topics', [
    { subCategory: '=HYPERLINK("x")', percentageCorrect: 50, correctCount: 1, incorrectCount: 1 },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Topics,Percentage,Questions correct,Questions incorrect',
    `"'=HYPERLINK(""x"")",50,1,1`,
    '',
  ]);
});
