import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isoDate, optionalDate } from '@/shared/api/date';
import { DecodeError, readNoting } from '@/shared/api/reading';

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
  ])('is read from %j', (value, read) => {
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
  ])('is not read from %j', (value) => {
    expect(() => isoDate(value)).toThrow(DecodeError);
  });
});

describe('an optional date', () => {
  it.each(['23 Nov 2026', ' soon ', '2026-13-45', 'x1795428300', '1795428300000000'])(
    'is missing in the text %j, which is noted',
    (text) => {
      const { value, deviations, problems } = readNoting(() => optionalDate(text));
      expect(value).toBeUndefined();
      expect(deviations).toContainEqual({ rule: 'date that cannot be read', path: [] });
      expect(problems).toEqual([]);
    },
  );

  it.each([null, ''])('is missing without a note in %j', (nothing) => {
    expect(readNoting(() => optionalDate(nothing))).toEqual({
      value: undefined,
      deviations: [],
      problems: [],
    });
  });

  it.each([' ', true, 5])('is missing in %j, which is a problem', (value) => {
    const reading = readNoting(() => optionalDate(value));
    expect(reading).toMatchObject({ value: undefined, deviations: [], problems: [{ expected: 'a date' }] });
  });
});
