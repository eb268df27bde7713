import { describe, expect, it } from 'vitest';
import { filterDecimal, latinDigits, normalizeDecimal } from '@/shared/format/numbers';

it.each([
  ['۱۲٬۳۴۵٫۵', '12,345.5'],
  ['٤٠', '40'],
  ['१९ ๑๙', '19 19'],
  ['４０', '40'],
  ['𝟙𝟚', '12'],
  ['40 q', '40 q'],
])('reads the digits of %s as %s', (typed, digits) => {
  expect(latinDigits(typed)).toBe(digits);
});

describe('a decimal number in a field', () => {
  it.each([
    ['12', '12'],
    ['12,5', '12,5'],
    ['$1,299.00', '1,299.00'],
    ['-3 USD', '3'],
  ])('filters a decimal number from %s to %s while it is typed', (typed, filtered) => {
    expect(filterDecimal(typed)).toBe(filtered);
  });

  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['1,299', 1299],
    ['1,299.00', 1299],
    ['1299,5', 1299.5],
  ])('normalizes a decimal number from %s to %d', (typed, number) => {
    expect(Number(normalizeDecimal(typed))).toBe(number);
  });
});
