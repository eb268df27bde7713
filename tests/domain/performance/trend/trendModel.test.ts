import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTicks, latestFirst, trendOf } from '@/domain/performance/trend/trendModel';
import { decodeQuizHistoryRow, type QuizHistoryRow } from '@/shared/api/performance';

const row = (id: string, more: object = {}): QuizHistoryRow =>
  decodeQuizHistoryRow({ id, title: `Quiz ${id}`, percentageCorrect: 50, total: 10, ...more });

describe('scores over time', () => {
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

  it('names each day of a short history once, and leaves the ticks of a long one to the axis', () => {
    const at = (...complete: string[]) =>
      dayTicks(
        trendOf(latestFirst(complete.map((time) => row(time, { complete: `2026-01-${time}:00` }))), 60),
      );
    const days = (ticks: readonly number[] | undefined) => ticks?.map((tick) => new Date(tick).getDate());
    expect(days(at('01T08:00', '01T21:00', '02T07:00', '04T09:00'))).toEqual([1, 2, 4]);
    expect(days(at('01T08:00', '01T21:00'))).toEqual([1]);
    expect(days(at())).toEqual([]);
    expect(at('01T08:00', '06T07:00')).toBeUndefined();
  });

  it('names a quiz without a title', () => {
    const untitled = row('a', { title: '', complete: '2026-01-01T00:00:00Z' });
    expect(trendOf([untitled], 60).map(({ title }) => title)).toEqual(['Unnamed quiz']);
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

  it('averages the last five quizzes, or as many as there are', () => {
    const scores = [10, 20, 30, 40, 50, 60, 100];
    const latest = latestFirst(scores.map((score, day) => dated(String(day), day + 1, score)));
    expect(trendOf(latest, 60).map(({ average }) => average)).toEqual([10, 15, 20, 25, 30, 40, 56]);
    expect(trendOf(latest, 2).map(({ average }) => average)).toEqual([25, 56]);
  });
});
