import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockEnded,
  blockNumberOf,
  blockStarted,
  blockSuspended,
  breakDeadline,
  breakSecondsLeft,
  breaksTaken,
  dayFinished,
  DAYS_KEPT,
  halvesOf,
  isComplete,
  MIN_BLOCK_S,
  minutesPaused,
  newDay,
  runningBlock,
  secondsAfterBlock,
  secondsOfNextBlock,
  surplusDays,
} from '@/domain/exam-day/examDayModel';
import type { ExamDay } from '@/domain/exam-day/examDayRecord';
import { EMPTY_CATEGORY_MAP } from '@/shared/api/category';

/** Milliseconds. */
const T0 = 1_800_000_000_000;
const at = (seconds: number): number => T0 + seconds * 1_000;

const aDay = (change: Partial<ExamDay> = {}): ExamDay => ({
  id: 'z1',
  exam: 'Custom',
  blocks: 3,
  items: 10,
  minutes: 10,
  breakMinutes: 5,
  parts: [],
  fixedBreaks: [],
  extraBreakMinutes: 0,
  categories: EMPTY_CATEGORY_MAP,
  types: { unused: true, correct: false, incorrect: false, marked: false },
  started: [],
  finishedAt: 0,
  ...change,
});
const start = (day: ExamDay, quizId: string, seconds: number) =>
  blockStarted(day, { quizId, items: day.items }, at(seconds));
const end = (day: ExamDay, quizId: string, seconds: number, secondsLeft?: number) =>
  blockEnded(day, { quizId, endedAt: at(seconds), secondsLeft });

describe('an exam day', () => {
  it('gives the first block the minutes of the format and knows its place', () => {
    const day = start(aDay(), 'z1', 0);
    expect(runningBlock(day)).toMatchObject({ quizId: 'z1', secondsGiven: 600, endedAt: 0 });
    expect(blockNumberOf(day, 'z1')).toBe(1);
    expect(blockNumberOf(day, 'z2')).toBeUndefined();
    expect(breakDeadline(day)).toBeUndefined();
  });

  it('adds the time that a block has not used to the break', () => {
    const day = end(start(aDay(), 'z1', 0), 'z1', 400, 200);
    expect(runningBlock(day)).toBeUndefined();
    expect(breakSecondsLeft(day, at(400))).toBe(500);
    expect(breakDeadline(day)).toBe(at(900));
  });

  it('carries what is left of a break over to the next one', () => {
    const first = end(start(aDay(), 'z1', 0), 'z1', 600, 0);
    const second = end(start(first, 'z2', 700), 'z2', 1_300, 0);
    expect(second.started[1]?.secondsGiven).toBe(600);
    expect(breakSecondsLeft(second, at(1_300))).toBe(200);
  });

  it('takes what is overdrawn from the next block, once', () => {
    const first = end(start(aDay(), 'z1', 0), 'z1', 600, 0);
    expect(breakSecondsLeft(first, at(1_000))).toBe(-100);
    expect(secondsOfNextBlock(first, at(1_000))).toBe(500);
    const second = end(start(first, 'z2', 1_000), 'z2', 1_500, 0);
    expect(second.started[1]?.secondsGiven).toBe(500);
    expect(breakSecondsLeft(second, at(1_500))).toBe(0);
  });

  it('carries nothing over and adds nothing when its breaks are fixed', () => {
    const fixed = aDay({
      fixedBreaks: [10, 30],
      parts: [
        { items: 10, minutes: 10 },
        { items: 5, minutes: 8 },
      ],
    });
    const first = end(start(fixed, 'z1', 0), 'z1', 300, 300);
    expect(breakSecondsLeft(first, at(300))).toBe(600);
    expect(secondsOfNextBlock(first, at(300))).toBe(480);
    expect(secondsOfNextBlock(first, at(960))).toBe(420);
    const second = end(start(first, 'z2', 960), 'z2', 1_380, 0);
    expect(breakSecondsLeft(second, at(1_380))).toBe(1_800);
    expect(breakSecondsLeft(second, at(1_480))).toBe(1_700);
  });

  it('uses up the extra minutes of fixed breaks before a block is shortened', () => {
    const fixed = aDay({ fixedBreaks: [1, 1], extraBreakMinutes: 2 });
    const first = end(start(fixed, 'z1', 0), 'z1', 600, 0);
    expect(breakSecondsLeft(first, at(600))).toBe(180);
    const second = end(start(first, 'z2', 720), 'z2', 1_320, 0);
    expect(second.started[1]?.secondsGiven).toBe(600);
    expect(breakSecondsLeft(second, at(1_320))).toBe(120);
    expect(secondsOfNextBlock(second, at(1_500))).toBe(540);
    const early = end(start(first, 'z2', 610), 'z2', 1_210, 0);
    expect(breakSecondsLeft(early, at(1_210))).toBe(180);
  });

  it('gives a block its minutes with extra time, and adds extra minutes to the pool of break', () => {
    const day = aDay({ minutes: 30, extraTime: 125, extraBreakMinutes: 10 });
    const first = end(start(day, 'z1', 0), 'z1', 2_250, 0);
    expect(first.started[0]?.secondsGiven).toBe(2_250);
    expect(breakSecondsLeft(first, at(2_250))).toBe(900);
  });

  it('gives each block its own minutes when they differ', () => {
    const day = aDay({
      blocks: 2,
      parts: [
        { items: 4, minutes: 7 },
        { items: 5, minutes: 8 },
      ],
    });
    expect(start(day, 'z1', 0).started[0]?.secondsGiven).toBe(420);
  });

  it('leaves a block at least a minute after a break of any length', () => {
    const day = end(start(aDay(), 'z1', 0), 'z1', 600, 0);
    expect(secondsOfNextBlock(day, at(1e6))).toBe(MIN_BLOCK_S);
  });

  it('counts a quiz ended elsewhere with all time since its start, up to what it had', () => {
    expect(end(start(aDay(), 'z1', 0), 'z1', 100).started[0]?.secondsUsed).toBe(100);
    expect(end(start(aDay(), 'z1', 0), 'z1', 9_000).started[0]?.secondsUsed).toBe(600);
  });

  it('ends a block once', () => {
    const day = end(start(aDay(), 'z1', 0), 'z1', 400, 200);
    expect(end(day, 'z1', 500, 0)).toEqual(day);
  });

  it('starts no block while one is running, and none behind the last one', () => {
    const running = start(aDay({ blocks: 1 }), 'z1', 0);
    expect(start(running, 'z2', 1)).toBe(running);
    const over = end(running, 'z1', 10, 0);
    expect(start(over, 'z2', 20)).toBe(over);
    expect(isComplete(running)).toBe(false);
    expect(isComplete(over)).toBe(true);
  });

  it('names number and length of the breaks taken', () => {
    const first = end(start(aDay(), 'z1', 0), 'z1', 600, 0);
    const second = end(start(first, 'z2', 660), 'z2', 1_200, 0);
    expect(breaksTaken(second)).toEqual({ count: 1, seconds: 60 });
    expect(breaksTaken(start(second, 'z3', 1_230))).toEqual({ count: 2, seconds: 90 });
    expect(breaksTaken(aDay())).toEqual({ count: 0, seconds: 0 });
  });

  it('keeps the ended blocks of a finished day, which has no break any more', () => {
    const day = end(start(aDay(), 'z1', 0), 'z1', 400, 200);
    expect(breakDeadline(dayFinished(day, at(500)))).toBeUndefined();
    expect(dayFinished(start(day, 'z2', 450), at(500))).toEqual({ ...day, finishedAt: at(500) });
  });

  it('gives a day the id of its first quiz', () => {
    const { id: _, started: __, finishedAt: ___, ...plan } = aDay();
    const day = start(newDay(plan), 'z7', 0);
    expect(day.id).toBe('z7');
    expect(start(end(day, 'z7', 10), 'z8', 20).id).toBe('z7');
  });

  it.each([
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 1],
    [14, 7, 7],
    [0, 0, 0],
  ])('splits %i blocks into %i and %i', (count, first, second) => {
    const [one, other] = halvesOf(Array.from({ length: count }, (_, index) => index));
    expect([one.length, other.length]).toEqual([first, second]);
  });

  it('drops the oldest finished days beyond those that are kept', () => {
    const days = Array.from({ length: DAYS_KEPT + 2 }, (_, index) =>
      aDay({ id: `z${index}`, finishedAt: index + 1 }),
    );
    expect(surplusDays(days)).toEqual(['z1', 'z0']);
    expect(surplusDays(days.slice(2))).toEqual([]);
  });
});

describe('any exam day', () => {
  const seconds = fc.integer({ min: 0, max: 4_000 });
  const sittings = fc.array(fc.record({ used: seconds, pause: seconds }), { minLength: 1, maxLength: 8 });

  it('gives no block more than the format and never less than the shortest', () => {
    fc.assert(
      fc.property(sittings, fc.integer({ min: 1, max: 60 }), (rows, minutes) => {
        const { day } = sitDay(rows, minutes);
        const given = day.started.map(({ secondsGiven }) => secondsGiven);
        expect(Math.max(...given)).toBeLessThanOrEqual(minutes * 60);
        expect(Math.min(...given)).toBeGreaterThanOrEqual(Math.min(MIN_BLOCK_S, minutes * 60));
      }),
    );
  });

  it('loses and gains no second while every overdraft fits the next block', () => {
    fc.assert(
      fc.property(sittings, (rows) => {
        const { day, now } = sitDay(rows, 120);
        const used = day.started.reduce((sum, { secondsUsed }) => sum + secondsUsed, 0);
        const breaks = day.started
          .slice(1)
          .reduce(
            (sum, block, index) => sum + (block.startedAt - (day.started[index]?.endedAt ?? 0)) / 1_000,
            0,
          );
        const whole = day.started.length * 120 * 60 + day.breakMinutes * 60;
        const left = breakSecondsLeft(day, now);
        expect(left).toBe(whole - used - breaks);
      }),
    );
  });

  /** Takes blocks and breaks one after the other, and ends with a block. */
  function sitDay(rows: readonly { used: number; pause: number }[], minutes: number) {
    let day = aDay({ blocks: rows.length, minutes });
    let now = T0;
    for (const [index, { used, pause }] of rows.entries()) {
      if (index > 0) now += pause * 1_000;
      const quizId = `z${index + 1}`;
      day = blockStarted(day, { quizId, items: 1 }, now);
      const given = day.started.at(-1)?.secondsGiven ?? 0;
      const taken = Math.min(used, given);
      now += taken * 1_000;
      day = blockEnded(day, { quizId, endedAt: now, secondsLeft: given - taken });
    }
    return { day, now };
  }
});

describe('the time of the whole day', () => {
  const started = (day: ExamDay, quizId: string, now: number) => blockStarted(day, { quizId, items: 1 }, now);
  const ended = (day: ExamDay, quizId: string, now: number, secondsLeft: number) =>
    blockEnded(day, { quizId, endedAt: now, secondsLeft });

  it('adds the blocks to come and the break, to which a block leaves what it has not used', () => {
    const day = started(aDay({ blocks: 3, minutes: 5, breakMinutes: 10 }), 'z1', T0);
    expect(secondsAfterBlock(day)).toBe(2 * 300 + 600);
    const next = started(ended(day, 'z1', at(200), 100), 'z2', at(260));
    expect(secondsAfterBlock(next)).toBe(300 + 600 + 100 - 60);
  });

  it('adds the fixed breaks to come, extra minutes and extra time', () => {
    const change = { fixedBreaks: [1, 2], extraBreakMinutes: 4, extraTime: 150 as const };
    const day = started(aDay({ blocks: 3, minutes: 5, breakMinutes: 3, ...change }), 'z1', T0);
    expect(secondsAfterBlock(day)).toBe(2 * 450 + 3 * 60 + 240);
    const next = started(ended(day, 'z1', at(450), 0), 'z2', at(500));
    expect(secondsAfterBlock(next)).toBe(450 + 2 * 60 + 240);
  });
});

it('adds what the tutorial has left to the break', () => {
  const day = blockStarted(
    aDay({ breakMinutes: 10, tutorialSecondsLeft: 90 }),
    { quizId: 'z1', items: 1 },
    T0,
  );
  expect(breakSecondsLeft(blockEnded(day, { quizId: 'z1', endedAt: at(10), secondsLeft: 0 }), at(10))).toBe(
    690,
  );
});

describe('the pauses of a day', () => {
  const block = { quizId: 'z1', items: 1, secondsGiven: 300, startedAt: T0, secondsUsed: 100 };
  const paused = (seconds: number) => aDay({ started: [{ ...block, endedAt: at(100 + seconds) }] });

  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [61, 2],
    [600, 10],
  ])('counts a clock that stood still for %i s without Suspend as %i minutes', (seconds, minutes) => {
    expect(minutesPaused(paused(seconds))).toBe(minutes);
  });

  it('counts at least a minute after Suspend', () => {
    expect(minutesPaused(blockSuspended(paused(0), 'z1'))).toBe(1);
    expect(minutesPaused(blockSuspended(paused(130), 'z1'))).toBe(3);
    expect(blockSuspended(paused(0), 'z9')).toEqual(paused(0));
  });
});
