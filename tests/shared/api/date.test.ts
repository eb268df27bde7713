import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isoDate, optionalDate } from '@/shared/api/date';
import { DecodeError } from '@/shared/api/decodeContext';
import { readNoting } from './readNoting';

describe.each(['UTC', 'America/New_York'])('a date in %s', (timeZone) => {
  beforeAll(() => void vi.stubEnv('TZ', timeZone));
  afterAll(() => void vi.unstubAllEnvs());

  it.each([
    ['2026-11-23T10:05:00.000Z', '2026-11-23T10:05:00.000Z'],
    [' 2026-11-23T10:05:00.000Z ', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23T10:05:00.5Z', '2026-11-23T10:05:00.500Z'],
    ['2026-11-23T10:05Z', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23t10:05:00z', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23t10:05:00', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23T10:05:00-05:30', '2026-11-23T15:35:00.000Z'],
    ['2026-11-23T10:05:00-0530', '2026-11-23T15:35:00.000Z'],
    [[1000, 1, 1], '1000-01-01T00:00:00.000Z'],
    [[2026, 12, 31, 23, 59, 58, 999_999_999], '2026-12-31T23:59:58.999Z'],
    [' 1795428300 ', '2026-11-23T10:05:00.000Z'],
    [1_795_428_300.5, '2026-11-23T10:05:00.500Z'],
    ['1795428300.123456789', '2026-11-23T10:05:00.123Z'],
    ['1795428300000.5', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23T10:05:00Z[UTC]', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23T11:05:00+01:00[Europe/Paris]', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23T12:05:00+02', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23 05:05:00 -0500', '2026-11-23T10:05:00.000Z'],
    ['2026-11-23T24:00:00Z', '2026-11-24T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
    [[2028, 2, 29], '2028-02-29T00:00:00.000Z'],
  ])('reads a date from %j', (value, read) => {
    expect(isoDate(value)).toBe(read);
  });

  it('reads up to 11 digits as seconds, and from 12 on as milliseconds', () => {
    expect(isoDate(100_000_000)).toBe('1973-03-03T09:46:40.000Z');
    expect(isoDate(99_999_999_999)).toBe('5138-11-16T09:46:39.000Z');
    expect(isoDate(100_000_000_000)).toBe('1973-03-03T09:46:40.000Z');
    expect(isoDate(999_999_999_999_999)).toBe('+033658-09-27T01:46:39.999Z');
  });

  it.each([
    // Date.parse reads the first of these, most of them in local time.
    ['2026-11-23(Monday)'],
    ['(Monday)2026-11-23'],
    ['2026-1-23'],
    ['2026-11-3'],
    ['26-11-23'],
    ['2026-11-23 1:05'],
    ['2026-11-23 10:5'],
    ['2026-11-23 10:05:0'],
    ['2026-11-23 10:05:00.'],
    ['2026-11-23 10:05:00+2:00'],
    ['2026-11-23 10:05:00+02:0'],
    ['2026-11-23 10:05:00 UTC'],
    ['2026-13-45T10:05:00.000Z'],
    ['2026-02-30T10:05:00.000Z'],
    ['2026-02-29'],
    ['2026-04-31T10:05:00+02:00'],
    ['2026-11-00'],
    ['2026-11-23T10:05:00[Europe/Paris]'],
    ['2026-11-23T10:05:00Z[UTC'],
    ['1795428300.'],
    ['1795428300,5'],
    [[2026, 2, 30]],
    [[2026, 1, 1, 25, 0]],
    [[2026, 1, 1, 10, 60]],
    [[2026, 1, 1, 10, 5, -1]],
    [['2026-11-23T10:05:00.000Z']],
    [99_999_999],
    ['099999999'],
    ['x1795428300'],
    ['1795428300x'],
    ['1795428300000000'],
    [[999, 1, 1]],
    [[2026, 0, 1]],
    [[2026, 13, 1]],
    [[2026, 1, 0]],
    [[2026, 1, 32]],
    [[2026, 1]],
    [[2026, 1, 1, 0, 0, 0, 0, 0]],
    [[2026, 1, '23']],
    [[2026, 1, 1, 'x']],
    [[2026, 1, 1.5]],
  ])('reads no date from %j', (value) => {
    expect(() => isoDate(value)).toThrow(DecodeError);
  });
});

describe('an optional date', () => {
  it.each([null, ''])('reads no date from %j, and notes nothing', (nothing) => {
    expect(readNoting((context) => optionalDate(nothing, context))).toEqual({
      value: undefined,
      deviations: [],
      problems: [],
      absent: [],
    });
  });

  it.each([' ', true, 5, '23 Nov 2026', ' soon ', '2026-02-30'])(
    'reads no date from %j, which is a problem',
    (value) => {
      const reading = readNoting((context) => optionalDate(value, context));
      expect(reading).toMatchObject({ value: undefined, deviations: [], problems: [{ expected: 'a date' }] });
    },
  );
});
