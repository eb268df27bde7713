import dayjs from 'dayjs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isCouponExpired } from '@/domain/plan/coupon';
import { draftOf, publishFormOf } from '@/features/qlinks/qlinkModel';
import {
  daysBetween,
  endOfDay,
  formatDate,
  formatDateTime,
  formatMonthDay,
  formatMonthYear,
  toLocalDay,
  toTime,
} from '@/shared/format/dates';
import { isDay } from '@/shared/format/isoTime';
import { formatRelativeDay } from '@/shared/format/relativeDays';

/** Milliseconds. */
const HOUR = 3_600_000;
const [EARLIEST, LATEST] = [Date.UTC(1990, 0, 2), Date.UTC(2090, 0, 2)];

/** The same local time, in milliseconds since 1970. */
const addDays = (time: number, count: number): number => dayjs(time).add(count, 'day').valueOf();

const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const days = fc
  .integer({ min: EARLIEST / (24 * HOUR), max: LATEST / (24 * HOUR) })
  .map((n) => utcDay(n * 24 * HOUR));

/** The hours of a year after which the clocks change in the process's time zone. */
const clockChanges = (year: number): number[] =>
  Array.from({ length: 365 * 24 }, (_, hour) => Date.UTC(year, 0, 1, hour)).filter(
    (time) => new Date(time).getTimezoneOffset() !== new Date(time + HOUR).getTimezoneOffset(),
  );

const intl = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, options);
  return (time: number): string => formatter.format(time).replaceAll('\u202f', ' ');
};

// Santiago changes its clocks at midnight: one day a year has none.
describe.each([
  'UTC',
  'America/New_York',
  'America/Santiago',
  'Asia/Kolkata',
  'Europe/Berlin',
  'Pacific/Auckland',
])('dates in %s', (timeZone) => {
  let times: fc.Arbitrary<number>;

  beforeAll(() => {
    vi.stubEnv('TZ', timeZone);
    const any = fc.integer({ min: EARLIEST, max: LATEST });
    // New Year, for zones whose clocks never change.
    const changes = [...clockChanges(2025), ...clockChanges(2026), Date.UTC(2027, 0, 1)];
    const aroundChange = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -26 * HOUR, max: 26 * HOUR }))
      .map(([change, offset]) => change + offset);
    times = fc.oneof(any, aroundChange);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('reads dates in the time zone under test', () => {
    const current = new Intl.DateTimeFormat().resolvedOptions();
    expect(current.timeZone).toBe(new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone);
    expect(clockChanges(2026)).toHaveLength(['UTC', 'Asia/Kolkata'].includes(timeZone) ? 0 : 2);
  });

  it('formats dates as US English local dates', () => {
    const date = intl('en-US', { dateStyle: 'medium', timeZone });
    const dateTime = intl('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const monthDay = intl('en-US', { month: 'short', day: 'numeric', timeZone });
    const monthYear = intl('en-US', { month: 'short', year: 'numeric', timeZone });
    const localDay = intl('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
    fc.assert(
      fc.property(times, (time) => {
        expect(formatDate(time)).toBe(date(time));
        expect(formatDateTime(time)).toBe(dateTime(time));
        expect(formatMonthDay(time)).toBe(monthDay(time));
        expect(formatMonthYear(time)).toBe(monthYear(time));
        expect(toLocalDay(time)).toBe(localDay(time));
      }),
    );
  });

  it('reads the same date from every form of the wire', () => {
    fc.assert(
      fc.property(times, (time) => {
        const utc = new Date(time).toISOString();
        const inKolkata = `${new Date(time + 5.5 * HOUR).toISOString().slice(0, -1)}+05:30`;
        for (const form of [utc, utc.slice(0, -1), utc.slice(0, -1).replace('T', ' '), inKolkata]) {
          expect(toTime(form)).toBe(time);
        }
      }),
    );
  });

  it('keeps a date without a time on the same day everywhere', () => {
    const date = intl('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    fc.assert(
      fc.property(days, (day) => {
        expect(toLocalDay(day)).toBe(day);
        expect(formatDate(day)).toBe(date(Date.parse(day)));
      }),
    );
  });

  it('counts calendar days, whatever the length of a day', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -800, max: 800 }), (time, count) => {
        const later = addDays(time, count);
        expect(daysBetween(time, later)).toBe(count);
        expect(daysBetween(later, time)).toBe(0 - count);
        expect(toLocalDay(later)).toBe(utcDay(Date.parse(toLocalDay(time)) + count * 24 * HOUR));
      }),
    );
  });

  it('names dates relative to today by calendar days', () => {
    fc.assert(
      fc.property(times, times, fc.integer({ min: 2, max: 30 }), (now, other, count) => {
        expect(formatRelativeDay(now, now)).toBe('today');
        expect(formatRelativeDay(addDays(now, 1), now)).toBe('tomorrow');
        expect(formatRelativeDay(addDays(now, -1), now)).toBe('yesterday');
        expect(formatRelativeDay(addDays(now, count), now)).toBe(`in ${count} days`);
        expect(formatRelativeDay(addDays(now, -count), now)).toBe(`${count} days ago`);
        expect(formatRelativeDay(other, now)).toBe(formatRelativeDay(toLocalDay(other), toLocalDay(now)));
      }),
    );
  });

  it('keeps a coupon valid until the end of its last local day', () => {
    fc.assert(
      fc.property(days, (expiryDate) => {
        const coupon = {
          couponCode: 'SPRING',
          discountType: 'amount',
          discountPercentage: 5,
          discountAmount: 10,
          expiryDate,
        } as const;
        // Not by 23:59:59, which occurs twice on the last day of summer time in Santiago.
        const nextDay = new Date(`${utcDay(Date.parse(expiryDate) + 24 * HOUR)}T00:00:00`).getTime();
        expect(isCouponExpired(coupon, toLocalDay(expiryDate))).toBe(false);
        expect(isCouponExpired(coupon, toLocalDay(nextDay - 1_000))).toBe(false);
        expect(isCouponExpired(coupon, toLocalDay(nextDay))).toBe(true);
      }),
      { examples: [['2020-04-04'], ['2020-09-05']] },
    );
  });

  it('lets a link expire in the last second of the chosen local day', () => {
    fc.assert(
      fc.property(days, (expirationDate) => {
        const { expirationTime } = draftOf({ ...publishFormOf(), expirationDate });
        expect(expirationTime).toBe(`${expirationDate}T23:59:59`);
        expect(endOfDay(expirationDate)).toBe(expirationTime);
      }),
    );
  });
});

describe('a day', () => {
  it.each(['2026-03-02', '2024-02-29'])('takes %s for a day', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([undefined, '', 'soon', '2026-02-29', '2026-13-01', '2026-3-2', '2026/03/02', '2026-03-02T00:00'])(
    'takes %j for no day',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

describe('relative days', () => {
  it.each([
    ['2026-03-12', 'in 10 days'],
    ['2026-04-02', 'in a month'],
    ['2026-06-02', 'in 3 months'],
    ['2025-03-02', 'a year ago'],
    ['2023-03-02', '3 years ago'],
    ['', ''],
    ['soon', ''],
    [undefined, ''],
  ])('names %j seen on 2026-03-02 %j', (value, words) => {
    expect(formatRelativeDay(value, '2026-03-02')).toBe(words);
  });
});
