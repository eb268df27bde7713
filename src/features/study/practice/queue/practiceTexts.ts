import type { Grade } from '@/domain/study/practiceModel';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { daysBetween, formatMonthDay } from '@/shared/format/dates';
import { counted, formatCount } from '@/shared/format/numbers';
import { formatRelativeDay } from '@/shared/format/relativeDays';

/** '1 question', '2,000 questions' */
export const questionsText = (count: number): string => counted(count, 'question');

export const dueText = (count: number): string => `${questionsText(count)} due`;

/** 'Next in 3 days (Nov 25): 12 questions'; '' where nothing is waiting. */
export function nextDueText({ next }: PracticeQueue, today: string): string {
  if (next === undefined) return '';
  return `Next ${formatRelativeDay(next.day, today)} (${formatMonthDay(next.day)}): ${questionsText(next.questions)}`;
}

export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
};

/** Days from which an interval is told in months. */
const MONTHS_FROM = 31;
/** Mean days. */
const MONTH = 30.44;
const YEAR = 365.25;

export const isLongInterval = (today: string, dueDay: string): boolean =>
  daysBetween(today, dueDay) >= MONTHS_FROM;

/** 'in 1 day', 'in 30 days', 'in 2 months', 'in 3 years' */
export function intervalText(today: string, dueDay: string): string {
  const days = daysBetween(today, dueDay);
  if (days < MONTHS_FROM) return `in ${counted(days, 'day')}`;
  const months = Math.round(days / MONTH);
  return months < 12
    ? `in ${counted(months, 'month')}`
    : `in ${counted(Math.max(1, Math.round(days / YEAR)), 'year')}`;
}

/** 'Missed once', 'Missed 3 times' */
export const missedText = (misses: number): string =>
  misses === 1 ? 'Missed once' : `Missed ${formatCount(misses)} times`;
