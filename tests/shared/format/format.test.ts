import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, toLocalDay } from '@/shared/format/dates';
import {
  formatClock,
  formatDurationWords,
  formatMinutes,
  formatPace,
  spokenDuration,
} from '@/shared/format/durations';
import { isoTime } from '@/shared/format/isoTime';
import { indexOfLetter, letterOf } from '@/shared/format/letters';
import { formatCount, formatMoney, formatPercent } from '@/shared/format/numbers';

describe('dates', () => {
  const local = new Date(2025, 10, 21, 5, 1, 9);

  it('shows dates in local time, with a plain space before AM and PM', () => {
    expect(formatDate(local)).toBe('Nov 21, 2025');
    expect(formatDateTime(local.toISOString())).toBe('Nov 21, 2025, 5:01 AM');
    expect(formatDateTime(local.getTime())).toBe('Nov 21, 2025, 5:01 AM');
  });

  it('keeps dates without a time on that day everywhere', () => {
    expect(formatDate('2025-03-01')).toBe('Mar 1, 2025');
  });

  it.each([undefined, '', 'soon', Number.NaN])('shows nothing for %j', (value) => {
    expect(formatDate(value)).toBe('');
    expect(formatDateTime(value)).toBe('');
  });

  it('distinguishes dates by local day', () => {
    expect(toLocalDay(local)).toBe('2025-11-21');
  });
});

describe('durations', () => {
  it.each([
    [0, '00:00', '00h 00m 00s', '0 seconds'],
    [9, '00:09', '00h 00m 09s', '9 seconds'],
    [60, '01:00', '00h 01m 00s', '1 minute'],
    [309.9, '05:09', '00h 05m 09s', '5 minutes 9 seconds'],
    [3909, '1:05:09', '01h 05m 09s', '1 hour 5 minutes 9 seconds'],
    [36_001, '10:00:01', '10h 00m 01s', '10 hours 1 second'],
    [-5, '00:00', '00h 00m 00s', '0 seconds'],
    [Number.NaN, '00:00', '00h 00m 00s', '0 seconds'],
  ])('formats %d s as %s, %s, %s', (seconds, clock, words, spoken) => {
    expect(formatClock(seconds)).toBe(clock);
    expect(formatDurationWords(seconds)).toBe(words);
    expect(spokenDuration(seconds)).toBe(spoken);
  });

  it('writes mm:ss from an hour on when a table asks for that', () => {
    expect([0, 309, 4509, 13_187].map(formatPace)).toEqual(['0:00', '5:09', '1:15:09', '3:39:47']);
    expect([0, 309, 4509, Number.NaN].map(formatMinutes)).toEqual(['00:00', '05:09', '75:09', '00:00']);
  });
});

it('shows money in US dollars and percentages without decimals', () => {
  expect([0, 29.9, 1234.5, -24.5].map(formatMoney)).toEqual(['$0.00', '$29.90', '$1,234.50', '−$24.50']);
  expect([formatPercent(66.6), formatPercent(0), formatPercent(100)]).toEqual(['67%', '0%', '100%']);
  expect([0, 83.6, 999, 999.6, 10_000].map(formatCount)).toEqual(['0', '84', '999', '1,000', '10,000']);
});

describe('letters', () => {
  it('names the options from A', () => {
    expect([letterOf(0), letterOf(4), letterOf(25)]).toEqual(['A', 'E', 'Z']);
    expect([letterOf(-1), letterOf(26), letterOf(Number.NaN)]).toEqual(['', '', '']);
  });

  it('leads back to the option from a letter in either case', () => {
    expect([indexOfLetter('A'), indexOfLetter('e')]).toEqual([0, 4]);
    expect([indexOfLetter(''), indexOfLetter('AB'), indexOfLetter('1')]).toEqual([-1, -1, -1]);
  });
});

it('throws when a call would send an invalid date', () => {
  expect(isoTime(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(() => isoTime(Number.NaN)).toThrow(RangeError);
});
