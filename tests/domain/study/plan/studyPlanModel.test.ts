import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  behindOf,
  doneText,
  examText,
  isBeforeExam,
  isEnoughForToday,
  isOver,
  plannedDays,
  trackText,
} from '@/domain/study/plan/studyPlanModel';
import { dayAfter, toLocalDay } from '@/shared/format/dates';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const NONE: ReadonlyMap<string, number> = new Map();

// Santiago and Havana change their clocks at midnight; Apia skipped December 30, 2011; Lord Howe changes by 30 minutes.
const ZONES = [
  'UTC',
  'America/Santiago',
  'America/Havana',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

/** Any hour of several years, the changes of the clocks included. */
const times = fc
  .integer({ min: Date.UTC(2011, 11, 1) / HOUR, max: Date.UTC(2030, 0, 1) / HOUR })
  .map((hour) => hour * HOUR);

describe.each(ZONES)('days to the exam in %s', (timeZone) => {
  beforeAll(() => void vi.stubEnv('TZ', timeZone));
  afterAll(() => void vi.unstubAllEnvs());

  it('counts the days of the calendar, whatever the clocks do', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 2, max: 999 }), (now, days) => {
        const today = toLocalDay(now);
        expect(examText(dayAfter(today, days), today)).toBe(`Exam in ${days} days`);
        expect(examText(dayAfter(today, 1), today)).toBe('Exam tomorrow');
        expect(examText(today, today)).toBe('Exam today');
        expect(examText(dayAfter(today, -days), today)).toBe('Your exam date has passed');
      }),
    );
  });

  it('lists each day once for the calendar file, the exam last', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 400 }), (now, days) => {
        const today = toLocalDay(now);
        const plan = { examDay: dayAfter(today, days), goal: { questions: 40, since: today } };
        const planned = plannedDays(plan, today);
        expect(planned.map(({ day }) => Date.parse(day) / DAY)).toEqual(
          Array.from({ length: days + 1 }, (_, index) => Date.parse(today) / DAY + index),
        );
        expect(planned.map(({ questions }) => questions)).toEqual([
          ...Array.from({ length: days }, () => 40),
          undefined,
        ]);
      }),
    );
  });
});

describe('a plan', () => {
  it('notes no day without an exam, or after it, and only the exam without a goal', () => {
    const goal = { questions: 40, since: '2026-11-01' };
    expect(plannedDays({ goal }, '2026-11-24')).toEqual([]);
    expect(plannedDays({ examDay: '2026-11-23', goal }, '2026-11-24')).toEqual([]);
    expect(plannedDays({ examDay: '2026-11-25' }, '2026-11-24')).toEqual([
      { day: '2026-11-25', questions: undefined },
    ]);
  });

  it('ends the plan after the day of the exam', () => {
    expect(isOver({ examDay: '2026-11-24' }, '2026-11-24')).toBe(false);
    expect(isOver({ examDay: '2026-11-24' }, '2026-11-25')).toBe(true);
    expect(isOver({}, '2026-11-25')).toBe(false);
  });

  it('says what was answered today, and how many are missing from the days before', () => {
    const goal = { questions: 40, since: '2026-11-20' };
    const answered = new Map([
      // Before the goal was set.
      ['2026-11-19', 500],
      ['2026-11-20', 30],
      ['2026-11-21', 50],
      ['2026-11-23', 26],
      ['2026-11-24', 12],
    ]);
    expect(doneText(goal, answered, '2026-11-24')).toBe('12 of 40 questions today');
    expect(doneText(goal, NONE, '2026-11-24')).toBe('0 of 40 questions today');
    expect(trackText({ goal }, answered, '2026-11-24')).toBe('54 behind');
    expect(trackText({ goal }, answered, '2026-11-22')).toBe('On track');
    expect(trackText({ goal }, answered, '2026-11-20')).toBe('On track');
    expect(trackText({}, answered, '2026-11-24')).toBe('On track');
  });

  it('counts nobody as behind by less than nothing, nor by what today or the exam’s days are for', () => {
    const done = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 40 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        done,
        fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
        (questions, perDay, exam) => {
          const since = '2026-02-20';
          const today = dayAfter(since, perDay.length);
          const answered = new Map(perDay.map((count, index) => [dayAfter(since, index), count]));
          answered.set(today, 1_000);
          const plan = {
            goal: { questions, since },
            ...(exam !== undefined && { examDay: dayAfter(since, exam) }),
          };
          const counted = perDay.slice(0, exam ?? perDay.length);
          const sum = counted.reduce((total, count) => total + count, 0);
          expect(behindOf(plan, answered, today)).toBe(Math.max(0, questions * counted.length - sum));
        },
      ),
    );
  });

  it('counts nobody as behind when a clock moved back puts the first day into the future', () => {
    expect(behindOf({ goal: { questions: 40, since: '2026-11-25' } }, NONE, '2026-11-24')).toBe(0);
  });
});

describe('the last days before the exam', () => {
  const TODAY = '2026-11-24';
  const inDays = (days: number) => ({ examDay: dayAfter(TODAY, days) });

  it('counts the last days from seven days before the exam to its own', () => {
    expect([8, 7, 1, 0, -1].map((days) => isBeforeExam(inDays(days), TODAY))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isBeforeExam({}, TODAY)).toBe(false);
  });

  it('says it is enough from the chosen time of the last day until midnight', () => {
    const plan = { ...inDays(1), stopAt: '21:30' };
    const at = (time: string, day = TODAY) => ({ day, time });
    expect(isEnoughForToday(plan, at('21:29'))).toBe(false);
    expect(isEnoughForToday(plan, at('21:30'))).toBe(true);
    expect(isEnoughForToday(plan, at('23:59'))).toBe(true);
    expect(isEnoughForToday(plan, at('00:00', dayAfter(TODAY, 1)))).toBe(false);
    expect(isEnoughForToday(plan, at('22:00', dayAfter(TODAY, -1)))).toBe(false);
    expect(isEnoughForToday({ ...plan, continuedOn: TODAY }, at('22:00'))).toBe(false);
    expect(isEnoughForToday({ ...plan, continuedOn: dayAfter(TODAY, -9) }, at('22:00'))).toBe(true);
    expect(isEnoughForToday(inDays(1), at('22:00'))).toBe(false);
    expect(isEnoughForToday({ stopAt: '21:30' }, at('22:00'))).toBe(false);
  });
});
