import { dayAfter, daysBetween } from '@/shared/format/dates';

/** Local days by which another time zone can move the calendar back, from the first zone to the last. */
const ZONE_DAYS = 2;

/** Lapses from which a question is a leech. */
const LEECH_LAPSES = 4;

export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
/** What the student says of an answer, whatever was answered. */
export type Grade = (typeof GRADES)[number];

/** What FSRS knows of a question after a review. */
export interface Memory {
  /** Days until the probability of recall has sunk to 90 %. */
  readonly stability: number;
  /** 1–10 */
  readonly difficulty: number;
  /** The local day of the last review. */
  readonly reviewedDay: string;
}

/** Days are local, `YYYY-MM-DD`: they stay the same when the time zone changes. */
export interface Schedule {
  readonly dueDay: string;
  /** Of the review that set the day; undefined before the first one, whose day is the next. */
  readonly memory?: Memory | undefined;
}

/** What a grade leads to. */
export interface Graded {
  readonly memory: Memory;
  readonly dueDay: string;
  readonly lapses: number;
}

/** Before the next review. */
export interface Reviewable {
  /** Undefined before the first one. */
  readonly memory: Memory | undefined;
  readonly lapses: number;
}

export const PRACTICE_STATES = ['waiting', 'learned', 'removed', 'gone'] as const;
/** `learned` has left the queue in an earlier release, `removed` by the student, `gone` from the bank. */
type PracticeState = (typeof PRACTICE_STATES)[number];

/** What practice has made of a question: its id, days and counts, no text of the bank. */
export interface PracticeRecord {
  readonly questionId: string;
  readonly state: PracticeState;
  /** '' where it is not waiting. */
  readonly dueDay: string;
  /** Undefined before the first review. */
  readonly memory?: Memory | undefined;
  /** Local days of the reviews before the last one, as far as they are known. */
  readonly earlierDays?: readonly string[];
  /** Grades 'Again' from the second review on. */
  readonly lapses: number;
  /** When the latest quiz was submitted that had put the question into the queue: a later one puts it back. */
  readonly enteredAt: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export const isLeech = (lapses: number): boolean => lapses >= LEECH_LAPSES;

/** The schedule of a question that was missed in a quiz of a local day. */
export const firstSchedule = (day: string): Schedule => ({ dueDay: dayAfter(day, 1) });

/** Days until the due day when it was set. */
const intervalOf = ({ dueDay, memory }: Schedule): number =>
  memory === undefined ? 1 : Math.max(1, daysBetween(memory.reviewedDay, dueDay));

/**
 * Whether a schedule is due on a local day. A due day further off than its interval was set by a clock that was ahead,
 * and is not waited for.
 */
export const isDueOn = (today: string, schedule: Schedule): boolean =>
  schedule.dueDay <= today || schedule.dueDay > dayAfter(today, intervalOf(schedule) + ZONE_DAYS);
