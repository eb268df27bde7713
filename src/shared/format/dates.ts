/**
 * Dates in the time zone of the browser. Sign-in and the exam do not import this module, and so load no date
 * library.
 */
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { isDay } from './isoTime';

/** A local day `YYYY-MM-DD`, ISO 8601 (UTC if it names no zone), or milliseconds since 1970. */
export type Moment = string | number | Date;

const DAY = 'YYYY-MM-DD';

dayjs.extend(utc);

/**
 * A day has no time zone: it is read as local midnight, so that it is the same day everywhere. The normal
 * form of times ('…Z') is read without the plug-in, which is several times slower: lists are sorted by it.
 */
const parse = (value: Moment): Dayjs =>
  typeof value !== 'string' || value.endsWith('Z') || isDay(value) ? dayjs(value) : dayjs.utc(value).local();

function format(value: Moment | undefined, template: string): string {
  if (value === undefined) return '';
  const date = parse(value);
  return date.isValid() ? date.format(template) : '';
}

/** 'Nov 21, 2025'; '' for no date. */
export const formatDate = (value: Moment | undefined): string => format(value, 'MMM D, YYYY');

/** 'Nov 21, 2025, 5:01 AM'; '' for no date. */
export const formatDateTime = (value: Moment | undefined): string => format(value, 'MMM D, YYYY, h:mm A');

/** 'Nov 21'; '' for no date. */
export const formatMonthDay = (value: Moment | undefined): string => format(value, 'MMM D');

/** 'Nov 2025'; '' for no date. */
export const formatMonthYear = (value: Moment | undefined): string => format(value, 'MMM YYYY');

/** Local `YYYY-MM-DD`, the value of a date input; '' for no date. */
export const toLocalDay = (value: Moment | undefined): string => format(value, DAY);

/** Local `HH:mm`, the value of a time input; '' for no date. */
export const toLocalTime = (value: Moment | undefined): string => format(value, 'HH:mm');

/** Whether a text is a time of the day as `HH:MM`. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

export const localToday = (): string => dayjs().format(DAY);

/** Local `YYYY-MM-DDTHH:mm:ss` of a day's last second. */
export const endOfDay = (day: string): string => parse(day).endOf('day').format('YYYY-MM-DDTHH:mm:ss');

/** Milliseconds since 1970; NaN for an invalid date. Lists of thousands are sorted by the normal form ('…Z'). */
export const toTime = (value: Moment): number =>
  typeof value === 'string' && value.endsWith('Z') ? Date.parse(value) : parse(value).valueOf();

/** The day `YYYY-MM-DD` that is `days` after another in the calendar, even if a time zone has skipped one. */
export const dayAfter = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DAY);

/** The local day of a date as midnight in UTC, where every day exists and has 24 hours. */
export const dayInUtc = (value: Moment): Dayjs =>
  dayjs.utc(typeof value === 'string' && isDay(value) ? value : toLocalDay(value));

/** A time as a date that reads as UTC. */
export const timeInUtc = (value: Moment): Dayjs => parse(value).utc();

/** Local calendar days from one date to another, regardless of their times: 0 on the same day, negative backwards. */
export const daysBetween = (from: Moment, to: Moment): number => dayInUtc(to).diff(dayInUtc(from), 'day');
