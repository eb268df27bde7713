import ical, { ICalEventTransparency } from 'ical-generator';
import { toPathSegment } from '@/shared/browser/pathSegment';
import { dayInUtc, type Moment, timeInUtc } from '@/shared/format/dates';
import { counted } from '@/shared/format/numbers';
import type { PlannedDay } from './studyPlanModel';

interface Calendar {
  readonly days: readonly PlannedDay[];
  readonly userId: string;
  /** When it is made. */
  readonly now: Moment;
}

/** The days of a plan as an iCalendar file (RFC 5545): all-day events that block no time. */
export function studyCalendar({ days, userId, now }: Calendar): string {
  const calendar = ical({ prodId: { company: 'QLearn', product: 'Study plan', language: 'EN' } });
  for (const { day, questions } of days) {
    calendar.createEvent({
      // The same for the same user and day, so that a later file replaces the event. The library does not escape it.
      id: `${day}-${toPathSegment(userId) ?? ''}@qlearn`,
      stamp: timeInUtc(now),
      // The library takes the day from the date in its own time zone.
      start: dayInUtc(day),
      allDay: true,
      summary: questions === undefined ? 'Exam' : counted(questions, 'question'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
