import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countChosen,
  filterNames,
  rowAfterKey,
  toggleAll,
  toggleName,
} from '@/domain/quiz/picker/pickerModel';

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 12 });

describe('a picker', () => {
  it('chooses all shown names, or none of them when all are chosen, and leaves the others alone', () => {
    fc.assert(
      fc.property(names, names, (shown, chosen) => {
        const isAll = shown.length > 0 && shown.every((name) => chosen.includes(name));
        const next = new Set(toggleAll(shown, chosen));
        for (const name of shown) expect(next.has(name)).toBe(!isAll);
        for (const name of chosen) if (!shown.includes(name)) expect(next.has(name)).toBe(true);
        expect(next.size).toBe(toggleAll(shown, chosen).length);
      }),
    );
  });

  it('toggles one name twice back to its state', () => {
    fc.assert(
      fc.property(names, fc.string(), (chosen, name) => {
        const twice = toggleName(toggleName(chosen, name), name);
        expect(new Set(twice)).toEqual(new Set(chosen));
      }),
    );
  });

  it('counts the shown names that are chosen', () => {
    expect(countChosen(['a', 'b'], new Set(['b', 'c']))).toBe(1);
  });

  it('filters by every word, in either case', () => {
    const list = ['Heart failure', 'Acute heart block', 'Renal failure'];
    expect(filterNames(list, 'HEART')).toEqual(['Heart failure', 'Acute heart block']);
    expect(filterNames(list, 'failure heart')).toEqual(['Heart failure']);
    expect(filterNames(list, '  ')).toBe(list);
  });

  it('leads with the keys from row to row and never beyond the ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'),
        fc.integer({ min: 1, max: 3_000 }),
        fc.nat(2_999),
        (key, count, from) => {
          const row = rowAfterKey(key, Math.min(from, count - 1), count);
          expect(row).toBeGreaterThanOrEqual(0);
          expect(row).toBeLessThan(count);
        },
      ),
    );
    expect(rowAfterKey('ArrowDown', 3, 10)).toBe(4);
    expect(rowAfterKey('End', 0, 3_000)).toBe(2_999);
    expect(rowAfterKey('Home', 2_999, 3_000)).toBe(0);
    expect(rowAfterKey('a', 0, 10)).toBeUndefined();
  });
});
