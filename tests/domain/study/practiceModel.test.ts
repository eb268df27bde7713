import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  dueOn,
  firstSchedule,
  INTERVALS,
  isLeech,
  type PracticeRecord,
  type Rating,
  scheduleAfter,
} from '@/domain/study/practiceModel';
import { practice as practiceRecord } from '@/domain/study/practiceRecord';

const decodePractice = (value: unknown, recordId: string) =>
  practiceRecord.decode(value, { userId: 'u1', recordId });
import { dayAfter, daysBetween, toLocalDay } from '@/shared/format/dates';

const record: PracticeRecord = {
  questionId: 'q1',
  state: 'waiting',
  step: 2,
  dueDay: '2026-03-09',
  misses: 3,
  enteredAt: 1_700_000_000_000,
  updatedAt: 1_700_000_100_000,
};

describe('the schedule', () => {
  it('is due on the next day at first, then after 3, 7, 16 and 35 days, and then ends', () => {
    let day = '2026-01-31';
    let schedule = firstSchedule(day);
    const waited: number[] = [];
    for (;;) {
      waited.push(daysBetween(day, schedule.dueDay));
      day = schedule.dueDay;
      const next = scheduleAfter(schedule.step, 'good', day);
      if (next === undefined) break;
      schedule = next;
    }
    expect(waited).toEqual([1, 3, 7, 16, 35]);
  });

  it.each([0, 1, 2, 3, 4])('begins again tomorrow after ‘Again’ at step %i', (step) => {
    expect(scheduleAfter(step, 'again', '2026-02-28')).toEqual({ step: 0, dueDay: '2026-03-01' });
  });

  it('counts a late rating from the day on which it was given', () => {
    expect(scheduleAfter(0, 'good', '2026-06-20')).toEqual({ step: 1, dueDay: '2026-06-23' });
  });

  it('calls a question a leech from the fourth miss on', () => {
    expect([0, 1, 2, 3, 4, 5].filter((misses) => isLeech({ misses }))).toEqual([4, 5]);
  });
});

const HOUR = 3_600_000;

// Santiago and Havana change their clocks at midnight; Apia left out 30 December 2011; Lord Howe changes by 30 minutes.
const ZONES = [
  'UTC',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];

const steps = fc.integer({ min: 0, max: INTERVALS.length - 1 });
const ratings = fc.constantFrom<Rating>('again', 'good');
const moments = fc.integer({ min: Date.UTC(2011, 0, 2), max: Date.UTC(2040, 0, 2) });

describe.each(ZONES)('days in %s', (timeZone) => {
  beforeAll(() => void vi.stubEnv('TZ', timeZone));
  afterAll(() => void vi.unstubAllEnvs());

  const clockChanges = (): readonly number[] =>
    [2024, 2025, 2026].flatMap((year) =>
      Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(year, 0, 1, hour)).filter(
        (time) => new Date(time).getTimezoneOffset() !== new Date(time + HOUR).getTimezoneOffset(),
      ),
    );

  it('are calendar days, whenever in the day it is rated and however long the days in between are', () => {
    const around = fc
      .tuple(fc.constantFrom(...clockChanges(), Date.UTC(2011, 11, 29)), fc.integer({ min: -900, max: 900 }))
      .map(([change, hours]) => change + hours * HOUR);
    fc.assert(
      fc.property(fc.oneof(moments, around), steps, ratings, (now, step, rating) => {
        const today = toLocalDay(now);
        const next = scheduleAfter(step, rating, today);
        if (rating === 'good' && step === INTERVALS.length - 1) {
          expect(next).toBeUndefined();
          return;
        }
        const interval = rating === 'again' ? 1 : (INTERVALS[step + 1] ?? 0);
        // The same calendar in every time zone: counted in UTC, where each day has 24 hours.
        const wanted = new Date(Date.parse(`${today}T00:00:00Z`) + interval * 24 * HOUR);
        expect(next?.dueDay).toBe(wanted.toISOString().slice(0, 10));
      }),
    );
  });

  it('make a question due from the first moment of its day on, and never before', () => {
    fc.assert(
      fc.property(moments, steps, ratings, (now, step, rating) => {
        const today = toLocalDay(now);
        const next = scheduleAfter(step, rating, today);
        if (next === undefined) return;
        for (let day = today; day < next.dueDay; day = dayAfter(day, 1)) {
          expect(dueOn(day)(next)).toBe(false);
        }
        expect(dueOn(next.dueDay)(next)).toBe(true);
        expect(dueOn(dayAfter(next.dueDay, 400))(next)).toBe(true);
      }),
    );
  });
});

describe('another clock', () => {
  const days = moments.map((time) => new Date(time).toISOString().slice(0, 10));

  it('moved back never makes a question wait longer than its interval and two days', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 20_000 }), steps, ratings, (rated, back, step, rating) => {
        const next = scheduleAfter(step, rating, rated);
        if (next === undefined) return;
        const today = dayAfter(rated, -back);
        const interval = INTERVALS[next.step] ?? 0;
        const waits = Array.from({ length: interval + 3 }, (_, wait) => dueOn(dayAfter(today, wait))(next));
        expect(waits).toContain(true);
      }),
    );
  });

  it('moved ahead makes it due early, once', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 35, max: 20_000 }), steps, (rated, ahead, step) => {
        const next = scheduleAfter(step, 'good', rated);
        if (next === undefined) return;
        const today = dayAfter(rated, ahead);
        expect(dueOn(today)(next)).toBe(true);
        const later = scheduleAfter(next.step, 'good', today);
        if (later !== undefined) expect(dueOn(today)(later)).toBe(false);
      }),
    );
  });

  it.each([
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 2],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 2],
    ['Asia/Tokyo', 'America/Los_Angeles', 1],
    ['America/New_York', 'Europe/Berlin', 1],
  ])('of another time zone, from %s to %s, shifts a due day by %i at most', (from, to, most) => {
    fc.assert(
      fc.property(moments, steps, ratings, (now, step, rating) => {
        vi.stubEnv('TZ', from);
        const next = scheduleAfter(step, rating, toLocalDay(now));
        if (next === undefined) return;
        const interval = INTERVALS[next.step] ?? 0;
        vi.stubEnv('TZ', to);
        const there = toLocalDay(now);
        const waits = Array.from({ length: interval + 4 }, (_, wait) => dueOn(dayAfter(there, wait))(next));
        expect(Math.abs(waits.indexOf(true) - interval)).toBeLessThanOrEqual(most);
        // Once due, it stays due.
        expect(waits.slice(waits.indexOf(true)).every(Boolean)).toBe(true);
      }),
    );
    vi.unstubAllEnvs();
  });
});

describe('the stored record', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(['waiting', 'learned', 'removed', 'gone'] as const)),
        steps,
        fc.nat(1_000),
        (state, step, misses) => {
          const kept = { ...record, state, step, misses };
          expect(decodePractice(structuredClone(practiceRecord.encode(kept)), 'q1')).toEqual(kept);
        },
      ),
    );
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'q1'],
    ['a newer version', { ...record, version: 2 }],
    ['another question', { version: 1, ...record, questionId: 'q2' }],
    ['an unknown state', { version: 1, ...record, state: 'eaten' }],
    ['no day', { version: 1, ...record, dueDay: '2026-02-30' }],
    ['no such step', { version: 1, ...record, step: 5 }],
  ])('is none where it is %s', (_, value) => {
    expect(decodePractice(value, 'q1')).toBeUndefined();
  });
});
