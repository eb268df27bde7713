import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandAfterKey,
  bandAround,
  bandAt,
  bandBox,
  bandText,
  lastFirst,
  linesOf,
} from '@/features/exam/tools/reading/lineReaderModel';

const lineCounts = fc.integer({ min: 1, max: 60 });
const keys = fc.constantFrom(
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'PageDown',
  'PageUp',
  'Home',
  'End',
);

describe('the band of the line reader', () => {
  it('keeps the band on the text, whatever is pressed', () => {
    fc.assert(
      fc.property(lineCounts, fc.array(keys), (lines, pressed) => {
        let band = bandAt(0, lines);
        for (const key of pressed) {
          band = bandAfterKey(band, key) ?? band;
          expect(band.first).toBeGreaterThanOrEqual(0);
          expect(band.first).toBeLessThanOrEqual(lastFirst(lines));
        }
      }),
    );
  });

  it('contains the line under the pointer', () => {
    fc.assert(
      fc.property(lineCounts, fc.double({ min: 0, max: 0.999, noNaN: true }), (count, share) => {
        const lines = Array.from({ length: count }, (_, line) => ({
          top: line * 26,
          bottom: line * 26 + 20,
        }));
        const y = share * count * 26;
        const { first } = bandAround(y, lines);
        const line = Math.floor(y / 26);
        expect(first <= line && line < first + 3).toBe(true);
      }),
    );
  });

  it('covers whole lines with the band, however far apart they are', () => {
    const lines = linesOf([
      { top: 4, bottom: 20 },
      // The end of a paragraph, with a subscript next to its words.
      { top: 30, bottom: 46 },
      { top: 36, bottom: 48 },
      { top: 74, bottom: 90 },
      // Two cells of a row.
      { top: 120, bottom: 136 },
      { top: 120, bottom: 136 },
    ]);
    expect(lines.map(({ top }) => top)).toEqual([4, 30, 74, 120]);
    expect(bandBox({ first: 0, lines: 4 }, lines)).toEqual({ top: 4, bottom: 90 });
    expect(bandBox({ first: 1, lines: 4 }, lines)).toEqual({ top: 30, bottom: 136 });
    expect(bandBox({ first: 0, lines: 1 }, lines.slice(3))).toEqual({ top: 120, bottom: 136 });
  });

  it('moves by a line, by three, and to either end', () => {
    const press = (first: number, key: string) => bandAfterKey({ first, lines: 14 }, key)?.first;
    expect(press(2, 'ArrowDown')).toBe(3);
    expect(press(2, 'ArrowUp')).toBe(1);
    expect(press(2, 'PageDown')).toBe(5);
    expect(press(2, 'End')).toBe(11);
    expect(press(2, 'Home')).toBe(0);
    expect(press(2, 'n')).toBeUndefined();
  });

  it('says its lines', () => {
    expect(bandText({ first: 2, lines: 14 })).toBe('Lines 3 to 5 of 14');
    expect(bandText({ first: 0, lines: 1 })).toBe('Line 1 of 1');
    expect(bandText({ first: 0, lines: 2 })).toBe('Lines 1 to 2 of 2');
  });
});
