import type { QuestionsByDay } from '@/domain/study/counting/studyDaysModel';
import { dayAfter, daysBetween } from '@/shared/format/dates';
import { formatCount } from '@/shared/format/numbers';

/** Percent of the questions to be remembered on their due day. */
export const RETENTION = { least: 80, most: 97, usual: 90 } as const;

/** Questions per day. */
export const GOAL = { least: 1, most: 300 } as const;

/** Until the exam: the calendar file has one event per day. */
export const MAX_PLAN_DAYS = 3_660;

export interface DailyGoal {
  /** Per day. */
  readonly questions: number;
  /** The local day on which it was set. */
  readonly since: string;
}

/** What a student plans to do until the exam. Days are local, `YYYY-MM-DD`. */
export interface StudyPlan {
  readonly examDay?: string | undefined;
  readonly goal?: DailyGoal | undefined;
  /** Nothing is to be due after the exam. */
  readonly endsBeforeExam?: boolean | undefined;
  /** Local time `HH:MM` on the day before the exam. */
  readonly stopAt?: string | undefined;
  /** The day before the exam, if studying goes on after that time. */
  readonly continuedOn?: string | undefined;
  readonly noted?: NotedDays | undefined;
}

export const isOver = ({ examDay }: StudyPlan, today: string): boolean =>
  examDay !== undefined && examDay < today;

/** 'Exam in 12 days' */
export function examText(examDay: string, today: string): string {
  const days = daysBetween(today, examDay);
  if (days < 0) return 'Your exam date has passed';
  if (days === 0) return 'Exam today';
  return days === 1 ? 'Exam tomorrow' : `Exam in ${formatCount(days)} days`;
}

/** Days before the exam from which on a last look is offered. */
const LAST_DAYS = 7;

/** Whether the exam is close, or today. */
export const isBeforeExam = ({ examDay }: StudyPlan, today: string): boolean =>
  examDay !== undefined && examDay >= today && daysBetween(today, examDay) <= LAST_DAYS;

/**
 * The last day on which a question may become due; undefined if no interval is shortened, as on the last day itself.
 */
export const lastDueDay = ({ examDay, endsBeforeExam }: StudyPlan, today: string): string | undefined =>
  endsBeforeExam === true && examDay !== undefined && daysBetween(today, examDay) > 1
    ? dayAfter(examDay, -1)
    : undefined;

/** Whether the student wanted to stop by now, on the day before the exam. */
export const isEnoughForToday = (
  { examDay, stopAt, continuedOn }: StudyPlan,
  { day, time }: { readonly day: string; readonly time: string },
): boolean => stopAt !== undefined && time >= stopAt && examDay === dayAfter(day, 1) && continuedOn !== day;

/** '12 of 40 questions today' */
export const doneText = ({ questions }: DailyGoal, answered: QuestionsByDay, today: string): string =>
  `${formatCount(answered.get(today) ?? 0)} of ${formatCount(questions)} questions today`;

/**
 * Questions that are missing on the days from the first one of the goal to yesterday, excluding the exam's
 * day and later ones; a day with more compensates for others.
 */
export function behindOf({ examDay, goal }: StudyPlan, answered: QuestionsByDay, today: string): number {
  if (goal === undefined) return 0;
  const { questions, since } = goal;
  const end = examDay !== undefined && examDay < today ? examDay : today;
  let missing = questions * Math.max(0, daysBetween(since, end));
  for (const [day, done] of answered) if (since <= day && day < end) missing -= done;
  return Math.max(0, missing);
}

/** 'On track' or '12 behind' */
export function trackText(plan: StudyPlan, answered: QuestionsByDay, today: string): string {
  const behind = behindOf(plan, answered, today);
  return behind === 0 ? 'On track' : `${formatCount(behind)} behind`;
}

/** Undefined questions: the exam's day. */
export interface PlannedDay {
  readonly day: string;
  readonly questions: number | undefined;
}

/** Days that may be in a calendar, since a file with them was saved. */
export interface NotedDays {
  readonly from: string;
  readonly until: string;
}

/** The days from today to the exam; those before it only if there is a goal. */
export function plannedDays({ examDay, goal }: StudyPlan, today: string): readonly PlannedDay[] {
  if (examDay === undefined || examDay < today) return [];
  const days = goal === undefined ? 0 : Math.min(MAX_PLAN_DAYS, daysBetween(today, examDay));
  return [
    ...Array.from({ length: days }, (_, index) => ({
      day: dayAfter(today, index),
      questions: goal?.questions,
    })),
    { day: examDay, questions: undefined },
  ];
}

/** The days from today on that are noted and no longer planned. */
export function formerDays(
  planned: readonly PlannedDay[],
  noted: NotedDays | undefined,
  today: string,
): readonly string[] {
  if (noted === undefined) return [];
  const plannedDays = new Set(planned.map(({ day }) => day));
  const from = noted.from > today ? noted.from : today;
  const count = Math.min(MAX_PLAN_DAYS, daysBetween(from, noted.until)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(from, index)).filter(
    (day) => !plannedDays.has(day),
  );
}

/** All days that may be in a calendar once these are saved too: an earlier file may be imported later. */
export function notedWith(
  planned: readonly PlannedDay[],
  noted: NotedDays | undefined,
): NotedDays | undefined {
  const days = [...planned.map(({ day }) => day), ...(noted === undefined ? [] : [noted.from, noted.until])];
  const [from, until] = [days.toSorted()[0], days.toSorted().at(-1)];
  return from === undefined || until === undefined ? undefined : { from, until };
}
