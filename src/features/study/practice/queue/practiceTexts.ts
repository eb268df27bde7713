import type { Rating } from '@/domain/study/practiceModel';
import { scheduleAfter } from '@/domain/study/practiceModel';
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

/** 'tomorrow', 'in 35 days', or that the question has passed every step. */
export function dueAgainText(step: number, rating: Rating, today: string): string {
  const next = scheduleAfter(step, rating, today);
  if (next === undefined) return 'leaves the queue';
  const days = daysBetween(today, next.dueDay);
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** 'Missed once', 'Missed 3 times' */
export const missedText = (misses: number): string =>
  misses === 1 ? 'Missed once' : `Missed ${formatCount(misses)} times`;
