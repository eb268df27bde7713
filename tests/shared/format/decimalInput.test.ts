import { describe, expect, it } from 'vitest';
import { filterDecimal, normalizeDecimal } from '@/shared/format/numbers';

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
