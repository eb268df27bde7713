import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { dayInUtc, daysBetween, type Moment, toTime } from './dates';

dayjs.extend(relativeTime, {
  // In days up to 30; the default shows hours, and weeks as 'a month' from day 26 on.
  thresholds: [
    { l: 'dd', r: 30, d: 'day' },
    { l: 'M', r: 45 },
    { l: 'MM', r: 10, d: 'month' },
    { l: 'y', r: 17 },
    { l: 'yy', d: 'year' },
  ],
});

const ADJACENT_DAYS = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/** 'today', 'tomorrow', 'in 3 days', '2 days ago', 'in 2 months', by local calendar days; '' for no date. */
export function formatRelativeDay(value: Moment | undefined, now: Moment): string {
  if (value === undefined || Number.isNaN(toTime(value))) return '';
  return ADJACENT_DAYS.get(daysBetween(now, value)) ?? dayInUtc(value).from(dayInUtc(now));
}
