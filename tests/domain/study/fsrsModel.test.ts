import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gradesOf, retrievabilityOf } from '@/domain/study/fsrsModel';
import { GRADES, type Memory } from '@/domain/study/practiceModel';
import { practice } from '@/domain/study/practiceRecord';
import { dayAfter, toLocalDay } from '@/shared/format/dates';

const NEW = { memory: undefined, lapses: 0 };
const DAY = '2026-03-02';
const HOUR = 3_600_000;

const intervalsOf = (memory: Memory | undefined, today: string, retention = 0.9) => {
  const grades = gradesOf({ memory, lapses: 0 }, today, retention);
  // In UTC, where no day is skipped.
  return GRADES.map((grade) => (Date.parse(grades[grade].dueDay) - Date.parse(today)) / (24 * HOUR));
};

const memoryOn = (reviewedDay: string) =>
  fc.record({
    stability: fc.double({ min: 0.01, max: 400, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    reviewedDay: fc.constant(reviewedDay),
  });

describe('the four grades', () => {
  it('schedules the first review by FSRS without short-term steps', () => {
    expect(intervalsOf(undefined, DAY)).toEqual([1, 2, 3, 8]);
  });

  it('schedules several reviews on their due days as ts-fsrs does', () => {
    const scheduler = fsrs({ enable_short_term: false });
    let card = createEmptyCard(new Date(`${DAY}T00:00:00Z`));
    let [day, before] = [DAY, { ...NEW } as Parameters<typeof gradesOf>[0]];
    for (const [grade, rating] of [
      ['good', Rating.Good],
      ['hard', Rating.Hard],
      ['good', Rating.Good],
      ['easy', Rating.Easy],
    ] as const) {
      card = scheduler.next(card, new Date(`${day}T00:00:00Z`), rating).card;
      const graded = gradesOf(before, day, 0.9)[grade];
      expect(graded.dueDay).toBe(card.due.toISOString().slice(0, 10));
      expect(graded.memory).toMatchObject({ stability: card.stability, difficulty: card.difficulty });
      [day, before] = [graded.dueDay, graded];
    }
  });

  it('counts ‘Again’ as a lapse from the second review on', () => {
    const first = gradesOf(NEW, DAY, 0.9).again;
    expect(first.lapses).toBe(0);
    const second = gradesOf(first, first.dueDay, 0.9);
    expect(GRADES.map((grade) => second[grade].lapses)).toEqual([1, 0, 0, 0]);
  });

  it('schedules a review earlier if more is to be remembered', () => {
    const memory = { stability: 20, difficulty: 5, reviewedDay: DAY };
    const today = dayAfter(DAY, 20);
    const [, , usual = 0] = intervalsOf(memory, today, 0.9);
    expect(intervalsOf(memory, today, 0.97)[2]).toBeLessThan(usual);
    expect(intervalsOf(memory, today, 0.8)[2]).toBeGreaterThan(usual);
  });

  it('gives entries of the former ladder the difficulty of a first ‘Good’', () => {
    const ladder = { questionId: 'q1', state: 'waiting', step: 2, dueDay: DAY, misses: 1 };
    const taken = practice.decode(ladder, { userId: 'u1', recordId: 'q1' });
    expect(taken?.memory?.difficulty).toBeCloseTo(gradesOf(NEW, DAY, 0.9).good.memory.difficulty, 6);
  });
});

// Santiago and Havana change their clocks at midnight; Apia skipped December 30, 2011; Lord Howe changes by 30 minutes.
const ZONES = [
  'UTC',
  'America/Santiago',
  'America/Havana',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

describe.each(ZONES)('days in %s', (timeZone) => {
  beforeAll(() => void vi.stubEnv('TZ', timeZone));
  afterAll(() => void vi.unstubAllEnvs());

  const clockChanges = (): readonly number[] =>
    Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2026, 0, 1, hour)).filter(
      (time) => new Date(time).getTimezoneOffset() !== new Date(time + HOUR).getTimezoneOffset(),
    );

  it('schedules whole days from tomorrow on, later with each better grade', () => {
    const around = fc
      .tuple(fc.constantFrom(...clockChanges(), Date.UTC(2011, 11, 29)), fc.integer({ min: -900, max: 900 }))
      .map(([change, hours]) => change + hours * HOUR);
    const anyRetention = fc.integer({ min: 80, max: 97 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(
        around.chain((now) => {
          const today = toLocalDay(now);
          // Also in the future, as from a clock that was ahead.
          const reviewedDay = fc.integer({ min: -400, max: 5 }).map((days) => dayAfter(today, days));
          return fc.tuple(
            fc.constant(today),
            fc.option(reviewedDay.chain(memoryOn), { nil: undefined }),
            anyRetention,
          );
        }),
        ([today, memory, retention]) => {
          const intervals = intervalsOf(memory, today, retention);
          expect(intervals[0]).toBe(1);
          for (const [index, days] of intervals.entries()) {
            expect(Number.isInteger(days)).toBe(true);
            if (index > 0) expect(days).toBeGreaterThan(intervals[index - 1] ?? 0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the probability of recall', () => {
  it('estimates recall at 90 % after the stability, and less day by day', () => {
    const memory = { stability: 10, difficulty: 5, reviewedDay: DAY };
    expect(retrievabilityOf(memory, DAY)).toBe(1);
    expect(retrievabilityOf(memory, dayAfter(DAY, 10))).toBeCloseTo(0.9, 5);
    expect(retrievabilityOf(memory, dayAfter(DAY, 30))).toBeLessThan(0.9);
    expect(retrievabilityOf(memory, dayAfter(DAY, -3))).toBe(1);
  });
});
