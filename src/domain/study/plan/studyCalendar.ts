import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { toPathSegment } from '@/shared/browser/pathSegment';
import { dayAfter, dayInUtc, type Moment, timeInUtc } from '@/shared/format/dates';
import { counted } from '@/shared/format/numbers';
import type { PlannedDay } from './studyPlanModel';

interface Calendar {
  readonly days: readonly PlannedDay[];
  /** Days of an earlier file that this one takes back. */
  readonly formerDays?: readonly string[];
  readonly userId: string;
  /** When it is made. */
  readonly now: Moment;
}

/** Versions of an event are counted in seconds: a later file, also of another device, has a greater number. */
const FIRST_VERSION_DAY = '2026-01-01';

/** The days of a plan as an iCalendar file (RFC 5545): all-day events that block no time. */
export function studyCalendar({ days, formerDays = [], userId, now }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'QLearn', product: 'Study plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const add = (day: string, summary: string, status: ICalEventStatus) =>
    calendar.createEvent({
      // The same for the same user and day, so that a later file replaces the event. The library does not escape it.
      id: `${day}-${toPathSegment(userId) ?? ''}@qlearn`,
      sequence: Math.max(0, timeInUtc(now).diff(dayInUtc(FIRST_VERSION_DAY), 'second')),
      stamp: timeInUtc(now),
      // The library takes the day from the date in its own time zone.
      start: dayInUtc(day),
      end: dayInUtc(dayAfter(day, 1)),
      allDay: true,
      summary,
      status,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  for (const { day, questions } of days) {
    add(day, questions === undefined ? 'Exam' : counted(questions, 'question'), ICalEventStatus.CONFIRMED);
  }
  // The text is for calendars that keep a cancelled event.
  for (const day of formerDays) add(day, 'No longer planned', ICalEventStatus.CANCELLED);
  return `${calendar.toString()}\r\n`;
}
