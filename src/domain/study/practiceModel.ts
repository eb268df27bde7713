import { dayAfter } from '@/shared/format/dates';

/** Local days until a question is due, by step: the first after it was missed, the others each after a 'Good'. */
export const INTERVALS = [1, 3, 7, 16, 35] as const;

/** Local days by which another time zone can move the calendar back, from the first zone to the last. */
const ZONE_DAYS = 2;

/** Misses from which a question is a leech. */
const LEECH_MISSES = 4;

/** `again` repeats the question from the first step, `good` moves it on by one. */
export type Rating = 'again' | 'good';

/** Where a question is in the queue. Days are local, `YYYY-MM-DD`: they stay the same when the time zone changes. */
export interface Schedule {
  /** Index of the interval that `dueDay` ends. */
  readonly step: number;
  readonly dueDay: string;
}

export const PRACTICE_STATES = ['waiting', 'learned', 'removed', 'gone'] as const;
/** `learned` passed every step, `removed` by the student, `gone` from the bank. */
type PracticeState = (typeof PRACTICE_STATES)[number];

/** What practice has made of a question: its id, days and counts, no text of the bank. */
export interface PracticeRecord extends Schedule {
  readonly questionId: string;
  readonly state: PracticeState;
  /** Misses in practice; those in quizzes are counted from the finished attempts. */
  readonly misses: number;
  /** When the latest quiz was submitted that had put the question into the queue: a later one puts it back. */
  readonly enteredAt: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export const isLeech = ({ misses }: Pick<PracticeRecord, 'misses'>): boolean => misses >= LEECH_MISSES;

/** The schedule of a question that was missed on a local day. */
export const firstSchedule = (day: string): Schedule => ({ step: 0, dueDay: dayAfter(day, INTERVALS[0]) });

/** The schedule after a rating; undefined where the question has passed every step. */
export function scheduleAfter(step: number, rating: Rating, today: string): Schedule | undefined {
  if (rating === 'again') return firstSchedule(today);
  const interval = INTERVALS[step + 1];
  return interval === undefined ? undefined : { step: step + 1, dueDay: dayAfter(today, interval) };
}

/**
 * Whether a schedule is due on a local day. A due day further off than its interval was set by a clock that was ahead,
 * and is not waited for.
 */
export function dueOn(today: string): (schedule: Schedule) => boolean {
  const latest = INTERVALS.map((interval) => dayAfter(today, interval + ZONE_DAYS));
  return ({ step, dueDay }) => dueDay <= today || dueDay > (latest[step] ?? today);
}
