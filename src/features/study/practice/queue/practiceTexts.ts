import type { Grade } from '@/domain/study/practiceModel';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { daysBetween, formatMonthDay } from '@/shared/format/dates';
import { counted, formatCount } from '@/shared/format/numbers';

/** '1 question', '2,000 questions' */
export const questionsText = (count: number): string => counted(count, 'question');

export const dueText = (count: number): string => `${questionsText(count)} due`;

/** 'Next in 3 days (Nov 25): 12 questions'; '' if nothing is waiting. */
export function nextDueText({ next }: PracticeQueue, today: string): string {
  if (next === undefined) return '';
  return `Next ${intervalText(today, next.day)} (${formatMonthDay(next.day)}): ${questionsText(next.questions)}`;
}

export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};

/** Intervals of at least this many days are shown in months. */
const DAYS_SHOWN_IN_MONTHS = 31;
/** The average month. */
const DAYS_OF_MONTH = 30.44;
const DAYS_OF_YEAR = 365.25;

export const isLongInterval = (today: string, dueDay: string): boolean =>
  daysBetween(today, dueDay) >= DAYS_SHOWN_IN_MONTHS;

/** 'in 1 day', 'in 30 days', 'in 2 months', 'in 3 years' */
export function intervalText(today: string, dueDay: string): string {
  const days = daysBetween(today, dueDay);
  if (days < DAYS_SHOWN_IN_MONTHS) return `in ${counted(days, 'day')}`;
  const months = Math.round(days / DAYS_OF_MONTH);
  return months < 12
    ? `in ${counted(months, 'month')}`
    : `in ${counted(Math.max(1, Math.round(days / DAYS_OF_YEAR)), 'year')}`;
}

/** 'Missed once', 'Missed 3 times' */
export const missedText = (misses: number): string =>
  misses === 1 ? 'Missed once' : `Missed ${formatCount(misses)} times`;
