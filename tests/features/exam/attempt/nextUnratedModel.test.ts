import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUnrated } from '@/features/exam/attempt/attemptModel';

const IDS = ['a', 'b', 'c', 'd'];
const next = (rated: readonly string[], current: number, shown?: readonly number[]) =>
  nextUnrated(IDS, rated, { current, shown });

describe('the next unrated question', () => {
  it('finds the unrated question after the current one', () => {
    expect(next(['c'], 1)).toBe(3);
  });

  it('looks for an unrated question from the first on, once the last is reached', () => {
    expect(next(['a'], 3)).toBe(1);
  });

  it('finds no unrated question when every other is rated', () => {
    expect(next(['a', 'b', 'd'], 2)).toBeUndefined();
    expect(next(IDS, 0)).toBeUndefined();
    expect(nextUnrated([], [], { current: 0, shown: undefined })).toBeUndefined();
  });

  it('finds an unrated question that the filters show', () => {
    expect(next([], 0, [0, 3])).toBe(3);
    expect(next([], 0, [0])).toBeUndefined();
  });

  it('leads through every unrated question once', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.nat({ max: 39 }), (isRated, start) => {
        const ids = isRated.map((_, index) => `q${index}`);
        const rated = ids.filter((_, index) => isRated[index] === true || index === start);
        const seen: number[] = [];
        let current = start;
        for (;;) {
          const index = nextUnrated(ids, rated, { current, shown: undefined });
          if (index === undefined) break;
          rated.push(ids[index] ?? '');
          seen.push(index);
          current = index;
        }
        const open = isRated.flatMap((done, index) => (done || index === start ? [] : [index]));
        expect([...seen].sort((one, other) => one - other)).toEqual(open);
      }),
    );
  });
});
