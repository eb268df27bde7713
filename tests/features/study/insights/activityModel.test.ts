import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calendarOf, streakOf, WEEKS } from '@/features/study/insights/activityModel';
import { toLocalDay } from '@/shared/format/dates';

const DAY = 86_400_000;
const utcDay = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
const numberOf = (day: string): number => Date.parse(day) / DAY;

/** Days around the clock changes of 2026, and any others. */
const days = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0, 1) / DAY, max: Date.UTC(2080, 0, 1) / DAY }),
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-08',
        '2026-03-29',
        '2026-04-05',
        '2026-09-06',
        '2026-09-27',
        '2026-10-25',
        '2026-11-01',
      ),
      fc.integer({ min: -3, max: 200 }),
    )
    .map(([day, offset]) => numberOf(day) + offset),
);

describe.each(['UTC', 'America/New_York', 'America/Santiago', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'activity in %s',
  (timeZone) => {
    beforeAll(() => void vi.stubEnv('TZ', timeZone));
    afterAll(() => void vi.unstubAllEnvs());

    it('counts the days in a row up to today, which breaks no streak before it is over', () => {
      fc.assert(
        fc.property(days, fc.integer({ min: 0, max: 400 }), fc.boolean(), (today, length, hasToday) => {
          const last = hasToday ? today : today - 1;
          const byDay = new Map(Array.from({ length }, (_, index) => [utcDay(last - index), 1]));
          // A single day before the gap does not count.
          byDay.set(utcDay(last - length - 1), 1);
          expect(streakOf(byDay, utcDay(today))).toBe(length === 0 && hasToday ? 1 : length);
        }),
      );
    });

    it('shows each of the last 26 weeks once, from Sunday to Saturday, up to today', () => {
      fc.assert(
        fc.property(days, (today) => {
          const byDay = new Map([[utcDay(today), 7]]);
          const weeks = calendarOf(byDay, utcDay(today));
          const shown = weeks.flatMap((week) => week.days);
          const first = numberOf(shown[0]?.day ?? '');
          expect(weeks).toHaveLength(WEEKS);
          expect(new Date(first * DAY).getUTCDay()).toBe(0);
          expect(shown.map(({ day }) => day)).toEqual(
            Array.from({ length: today - first + 1 }, (_, index) => utcDay(first + index)),
          );
          expect(shown.at(-1)).toEqual({ day: utcDay(today), questions: 7 });
          expect(weeks.slice(0, -1).every((week) => week.days.length === 7)).toBe(true);
        }),
      );
    });

    it('ends a streak with the second midnight after the last quiz, by the clocks of the place', () => {
      const quiz = new Date(2026, 10, 1, 23, 59, 59).getTime();
      const byDay = new Map([[toLocalDay(quiz), 10]]);
      expect(streakOf(byDay, toLocalDay(new Date(2026, 10, 2, 23, 59, 59).getTime()))).toBe(1);
      expect(streakOf(byDay, toLocalDay(new Date(2026, 10, 3, 0, 0, 0).getTime()))).toBe(0);
    });

    it('ignores days that a clock moved back puts into the future', () => {
      const byDay = new Map([
        ['2026-05-02', 1],
        ['2026-05-01', 1],
      ]);
      expect(streakOf(byDay, '2026-05-01')).toBe(1);
      expect(streakOf(byDay, '2026-04-20')).toBe(0);
    });
  },
);
