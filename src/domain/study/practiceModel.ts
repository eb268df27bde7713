import { dayAfter, daysBetween } from '@/shared/format/dates';

/** Local days by which another time zone can move the calendar back, from the first zone to the last. */
const ZONE_DAYS = 2;

/** A question with this many lapses is a leech. */
const LEECH_LAPSES = 4;

export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
/** The student's own grade of an answer, regardless of what was answered. */
export type Grade = (typeof GRADES)[number];

/** What FSRS stores about a question after a review. */
export interface Memory {
  /** Days until the probability of recall has dropped to 90 %. */
  readonly stability: number;
  /** 1–10 */
  readonly difficulty: number;
  readonly reviewedDay: string;
}

/** Days are local, `YYYY-MM-DD`: they stay the same when the time zone changes. */
export interface Schedule {
  readonly dueDay: string;
  /** Memory after the review that set the day; undefined before the first review, which is due the next day. */
  readonly memory?: Memory | undefined;
}

export interface Graded {
  readonly grade: Grade;
  readonly memory: Memory;
  readonly dueDay: string;
  /** The interval ends before the exam. */
  readonly isShortened?: true;
  readonly lapses: number;
}

/** State before the next review. */
export interface Reviewable {
  /** Undefined before the first review. */
  readonly memory: Memory | undefined;
  readonly lapses: number;
}

export const PRACTICE_STATES = ['waiting', 'learned', 'removed', 'gone'] as const;
/**
 * `learned` left the queue in an earlier release, `removed` was removed by the student, `gone` is no longer
 * in the bank.
 */
type PracticeState = (typeof PRACTICE_STATES)[number];

/** The practice state of a question: its id, days and counts, no text of the bank. */
export interface PracticeRecord {
  readonly questionId: string;
  readonly state: PracticeState;
  /** '' if it is not waiting. */
  readonly dueDay: string;
  /** Undefined before the first review. */
  readonly memory?: Memory | undefined;
  /** Grade of the last review; absent in records of earlier releases. */
  readonly grade?: Grade | undefined;
  /** Local days of the reviews before the last one, if known. */
  readonly earlierDays?: readonly string[];
  /** Grades 'Again' from the second review on. */
  readonly lapses: number;
  /** When the latest quiz that had put the question into the queue was submitted: a later one puts it back. */
  readonly enteredAt: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export const isLeech = (lapses: number): boolean => lapses >= LEECH_LAPSES;

/** The schedule of a question that was missed in a quiz of a local day. */
export const firstSchedule = (day: string): Schedule => ({ dueDay: dayAfter(day, 1) });

/** Days from when the due day was set until the due day. */
const intervalOf = ({ dueDay, memory }: Schedule): number =>
  memory === undefined ? 1 : Math.max(1, daysBetween(memory.reviewedDay, dueDay));

/**
 * Whether a schedule is due on a local day. A due day further off than its interval was set by a clock that
 * was ahead, and is treated as due.
 */
export const isDueOn = (today: string, schedule: Schedule): boolean =>
  schedule.dueDay <= today || schedule.dueDay > dayAfter(today, intervalOf(schedule) + ZONE_DAYS);
