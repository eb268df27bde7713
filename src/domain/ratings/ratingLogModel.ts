import { toCsv } from '@/shared/browser/csv';
import { toLocalDay } from '@/shared/format/dates';
import { isoTime } from '@/shared/format/isoTime';

export interface LoggedRating {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly quizName: string;
  readonly questionId: string;
  /** Seconds from opening the form to sending it. */
  readonly seconds: number;
}

/** Number of the latest ratings that say how long the others will take. */
const LATEST = 10;
/** Below this number nothing is estimated. */
const MIN_RATED = 5;
/** An item counts this much at most: the tutor was away. */
const MAX_SECONDS = 600;

/** Whole minutes for so many items, rounded up; undefined if too few were rated. */
export function minutesLeft(log: readonly LoggedRating[], items: number): number | undefined {
  if (log.length < MIN_RATED) return undefined;
  const seconds = log
    .toSorted((a, b) => b.at - a.at)
    .slice(0, LATEST)
    .map((rating) => Math.min(MAX_SECONDS, rating.seconds))
    .sort((a, b) => a - b);
  const middle = seconds.length / 2;
  const median = ((seconds[Math.ceil(middle) - 1] ?? 0) + (seconds[Math.floor(middle)] ?? 0)) / 2;
  return Math.ceil((median * items) / 60);
}

interface RatedDay {
  /** Local. */
  readonly day: string;
  readonly rated: number;
  readonly minutes: number;
}

/** The newest day first. */
export function ratedDays(log: readonly LoggedRating[]): readonly RatedDay[] {
  const days = new Map<string, { rated: number; seconds: number }>();
  for (const { at, seconds } of log) {
    const day = toLocalDay(at);
    const known = days.get(day) ?? { rated: 0, seconds: 0 };
    days.set(day, { rated: known.rated + 1, seconds: known.seconds + Math.min(MAX_SECONDS, seconds) });
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, { rated, seconds }]) => ({ day, rated, minutes: Math.round(seconds / 60) }));
}

/** The newest first. */
export const ratingsCsv = (log: readonly LoggedRating[]): string =>
  toCsv<LoggedRating>(
    [
      ['Time (UTC)', ({ at }) => isoTime(at)],
      ['Quiz', ({ quizName }) => quizName],
      ['Question ID', ({ questionId }) => questionId],
      ['Seconds', ({ seconds }) => seconds],
    ],
    log.toSorted((a, b) => b.at - a.at),
  );
