import type { QuestionsByDay } from '@/domain/study/counting/studyDaysModel';
import { dayAfter, daysBetween, formatDate } from '@/shared/format/dates';

export const WEEKS = 26;
const WEEK = 7;
/** Any Sunday: weeks begin on Sunday. */
const SUNDAY = '2023-01-01';

export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/**
 * Consecutive days with a submitted quiz, up to today; a day without one breaks the streak only once it is over.
 * `today` and all days are local.
 */
export function streakOf(byDay: QuestionsByDay, today: string): number {
  let day = byDay.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (byDay.has(day)) {
    streak += 1;
    day = dayAfter(day, -1);
  }
  return streak;
}

/** The last 26 weeks, from Sunday, the current one last; days after today are left out. */
export function calendarOf(byDay: QuestionsByDay, today: string) {
  const weekday = ((daysBetween(SUNDAY, today) % WEEK) + WEEK) % WEEK;
  const first = dayAfter(today, -weekday - (WEEKS - 1) * WEEK);
  return Array.from({ length: WEEKS }, (_, week) => {
    const length = week === WEEKS - 1 ? weekday + 1 : WEEK;
    const days = Array.from({ length }, (_day, index) => {
      const day = dayAfter(first, week * WEEK + index);
      return { day, questions: byDay.get(day) ?? 0 };
    });
    /** `name`: 'Jan 4, 2026', its Sunday. */
    return { days, name: formatDate(days[0]?.day) };
  });
}

export type CalendarWeek = ReturnType<typeof calendarOf>[number];
export type CalendarDay = CalendarWeek['days'][number];
