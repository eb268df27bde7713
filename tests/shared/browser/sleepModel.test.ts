import { describe, expect, it } from 'vitest';
import { sleptBetween } from '@/shared/browser/sleepModel';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Sleep between two readings, after which the page's clock has advanced by `page` and the wall clock by `wall`. */
const between = (page: number, wall: number, hidden: boolean): number =>
  sleptBetween(
    { page: 1_000, wall: 50 * HOUR, hidden },
    { page: 1_000 + page, wall: 50 * HOUR + wall, hidden },
  );

describe('time slept', () => {
  it('counts as sleep what the wall clock ran ahead while the page was hidden and stopped', () => {
    expect(between(2_000, 10 * MINUTE + 2_000, true)).toBe(10 * MINUTE);
  });

  it('finds no sleep when the page’s own clock has run through it: nothing counts twice', () => {
    expect(between(10 * MINUTE, 10 * MINUTE, true)).toBe(0);
  });

  it('finds no sleep when the clock was moved while the page was seen, ahead or back', () => {
    expect(between(1_000, HOUR, false)).toBe(0);
    expect(between(1_000, -HOUR, false)).toBe(0);
  });

  it('gives no time back when the clock was moved back', () => {
    expect(between(1_000, -HOUR, true)).toBe(0);
  });

  it('leaves out what time servers correct', () => {
    expect(between(MINUTE, MINUTE + 5_000, true)).toBe(0);
    expect(between(MINUTE, MINUTE + 5_001, true)).toBe(5_001);
  });
});
