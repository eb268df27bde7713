import { submittedAt } from '@/domain/performance/submittedAt';
import { quizTitle } from '@/domain/quiz/quizTitle';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { daysBetween } from '@/shared/format/dates';

/** A copy, latest first; a quiz without a date counts as the oldest, ties keep the server's order. */
export function latestFirst(rows: readonly QuizHistoryRow[]): readonly QuizHistoryRow[] {
  return rows
    .map((row) => ({ row, moment: submittedAt(row) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.moment === b.moment ? 0 : b.moment - a.moment))
    .map(({ row }) => row);
}

export const AVERAGE = 'Mean of 5';

/** One point of the score trend: a quiz, or the mean of several consecutive ones. */
export interface TrendPoint {
  /** Milliseconds since 1970, of the last of its quizzes. */
  readonly moment: number;
  readonly percent: number;
  /** Percent, the mean of the last five quizzes up to the point's last one; of fewer if there are no more. */
  readonly average: number;
  readonly quizzes: number;
  /** The quiz's name, if it is a single one. */
  readonly title: string;
}

/**
 * Scores over time, oldest first, in at most `most` points: neighbors of a longer history are averaged, so
 * that the line stays readable. Quizzes without a date are left out.
 */
export function trendOf(latest: readonly QuizHistoryRow[], most: number): readonly TrendPoint[] {
  const dated = latest.filter(({ complete }) => complete !== undefined).reverse();
  const size = Math.max(1, Math.ceil(dated.length / most));
  return Array.from({ length: Math.ceil(dated.length / size) }, (_, index) => {
    const end = Math.min((index + 1) * size, dated.length);
    return toPoint(dated.slice(index * size, end), dated.slice(Math.max(0, end - AVERAGED_QUIZZES), end));
  });
}

/** A time axis of fewer days would have several ticks a day, all of the same date. */
const FEW_DAYS = 5;

/** The moments to name below a trend of a few days, one a day; undefined for a longer one, whose ticks are even. */
export function dayTicks(points: readonly TrendPoint[]): readonly number[] | undefined {
  const moments = points.map(({ moment }) => moment);
  const isNewDay = (moment: number, index: number): boolean =>
    index === 0 || daysBetween(moments[index - 1] ?? moment, moment) > 0;
  const isLong = daysBetween(moments[0] ?? 0, moments.at(-1) ?? 0) >= FEW_DAYS;
  return isLong ? undefined : moments.filter(isNewDay);
}

const AVERAGED_QUIZZES = 5;

const meanOf = (quizzes: readonly QuizHistoryRow[]): number =>
  quizzes.reduce((total, { percentageCorrect }) => total + percentageCorrect, 0) / quizzes.length;

function toPoint(quizzes: readonly QuizHistoryRow[], averaged: readonly QuizHistoryRow[]): TrendPoint {
  const last = quizzes.at(-1);
  return {
    moment: (last && submittedAt(last)) ?? 0,
    percent: meanOf(quizzes),
    average: meanOf(averaged),
    quizzes: quizzes.length,
    title:
      quizzes.length === 1 && last !== undefined
        ? quizTitle(last.title)
        : `Mean of ${quizzes.length} quizzes`,
  };
}
