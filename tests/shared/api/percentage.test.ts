import { describe, expect, it } from 'vitest';
import type { DecodeContext } from '@/shared/api/decodeContext';
import { areFractions, percent, percentOfCounts, percentOr, share } from '@/shared/api/percentage';
import { readNoting } from './readNoting';

const noted = (read: (context: DecodeContext) => number) => {
  const { value, deviations, problems } = readNoting(read);
  return [value, ...deviations.map(({ rule }) => rule), ...problems.map(({ expected }) => expected)];
};

describe('a percentage', () => {
  it.each(['85%', ' 85 % ', '  85  %  '])('reads a percentage from %j', (text) => {
    expect(noted((context) => percent(text, context))).toEqual([85, 'percentage with a sign']);
  });

  it('keeps a percentage within 100 also with a sign', () => {
    expect(percent('140%')).toBe(100);
  });

  it.each(['about 85%', '85% right', '85 percent', '%', ['85%']])(
    'reads no percentage from %j, which is a problem',
    (text) => {
      expect(noted((context) => percentOr(text, 9, context))).toEqual([9, 'a number']);
    },
  );

  it('replaces a percentage whose digits are no number', () => {
    expect(noted((context) => percentOr('1.2.3%', 9, context))).toEqual([
      9,
      'percentage with a sign',
      'a number',
    ]);
  });
});

it('takes the share of nothing as 0, and more than the whole as the whole', () => {
  expect([share(1, 4), share(0, 0), share(1, 0), share(3, 2)]).toEqual([25, 0, 0, 100]);
});

describe('a percentage beside its counts', () => {
  const AGAINST = 'percentage against its counts';
  const FRACTION = 'percentage as a fraction';

  it.each<[unknown, number, number, readonly unknown[]]>([
    [86.5, 85, 85, [86.5]],
    [1.01, 100, 100, [100, AGAINST]],
    [86.6, 85, 85, [85, AGAINST]],
    [83.5, 85, 85, [83.5]],
    [83.4, 85, 85, [85, AGAINST]],
    [40, 85, 40, [40]],
    [30, 85, 40, [85, AGAINST]],
    [null, 85, 40, [85]],
    [0.5, 85, 0, [50, FRACTION]],
    [1, 100, 0, [100, FRACTION]],
    [1, 2.5, 0, [1]],
    [1, 2.6, 0, [2.6, AGAINST]],
    [0.5, 2, 0, [0.5]],
    [2, 85, 0, [2]],
    [0, 85, 0, [85, AGAINST]],
    [0, 0, 0, [0]],
  ])('reads %j with at most %d and at least %d as %j', (value, most, least, read) => {
    expect(noted((context) => percentOfCounts(value, { most, least }, context))).toEqual(read);
  });

  it('leaves no room below the most unless questions may be unanswered', () => {
    expect(noted((context) => percentOfCounts(40, { most: 85 }, context))).toEqual([85, AGAINST]);
  });
});

describe('percentages of rows', () => {
  it.each<[readonly (readonly [number, number])[], boolean]>([
    [[[0.5, 20]], true],
    [
      [
        [0.5, 20],
        [1, 20],
      ],
      true,
    ],
    [
      [
        [0.5, 20],
        [1.1, 20],
      ],
      false,
    ],
    [[[0, 20]], false],
    [[[1, 100]], false],
    [[[0.99, 100]], false],
    [[[0.98, 100]], true],
    [[[0.5, 0]], false],
    [[], false],
  ])('takes %j for fractions: %s', (rows, expected) => {
    expect(areFractions(rows.map(([percentageCorrect, total]) => ({ percentageCorrect, total })))).toBe(
      expected,
    );
  });
});
