import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anchored,
  checksum,
  type Highlight,
  highlighted,
  unhighlighted,
} from '@/features/exam/highlights/highlightModel';
import { highlights as highlightsRecord } from '@/features/exam/highlights/highlightsRecord';

const TEXT = 'A 61-year-old woman has chest pain. Her husband has chest pain, too.';

const over = (start: number, end: number, colour: Highlight['colour'] = 'yellow'): Highlight => ({
  start,
  end,
  check: checksum(TEXT.slice(start, end)),
  colour,
});

const stretch = fc.tuple(
  fc.nat(TEXT.length),
  fc.nat(TEXT.length),
  fc.constantFrom('yellow', 'green', 'pink'),
);

describe('highlighting', () => {
  it('cuts what lies under the new colour back to what it leaves', () => {
    expect(highlighted([over(0, 20)], over(5, 10, 'green'), TEXT)).toEqual([
      over(0, 5),
      over(5, 10, 'green'),
      over(10, 20),
    ]);
  });

  it('keeps a note under another colour, and in one place when its highlight is cut in two', () => {
    const noted = { ...over(5, 15), note: 'Why?' };
    expect(highlighted([noted], over(5, 15, 'green'), TEXT)).toEqual([
      { ...over(5, 15, 'green'), note: 'Why?' },
    ]);
    expect(highlighted([noted], over(0, 20, 'pink'), TEXT)).toEqual([
      { ...over(0, 20, 'pink'), note: 'Why?' },
    ]);
    expect(highlighted([noted], over(8, 10, 'pink'), TEXT)).toEqual([
      { ...over(5, 8), note: 'Why?' },
      over(8, 10, 'pink'),
      over(10, 15),
    ]);
    expect(highlighted([noted], over(0, 10, 'pink'), TEXT)).toEqual([
      over(0, 10, 'pink'),
      { ...over(10, 15), note: 'Why?' },
    ]);
  });

  it('keeps all notes that a wider highlight swallows, unless it has one of its own', () => {
    const noted = [
      { ...over(0, 5), note: 'Why?' },
      { ...over(8, 12), note: 'Since when?' },
    ];
    expect(highlighted(noted, over(0, 20), TEXT)).toEqual([{ ...over(0, 20), note: 'Why? – Since when?' }]);
    expect(highlighted(noted, { ...over(0, 20), note: 'New' }, TEXT)).toEqual([
      { ...over(0, 20), note: 'New' },
    ]);
  });

  it('takes away every highlight that is touched', () => {
    expect(unhighlighted([over(0, 5), over(8, 12), over(20, 30)], { start: 4, end: 9 })).toEqual([
      over(20, 30),
    ]);
  });

  it('keeps highlights in order, without overlaps, each with its words, found in its place', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 12 }), (stretches) => {
        let highlights: readonly Highlight[] = [];
        for (const [one, other, colour] of stretches) {
          const added = over(Math.min(one, other), Math.max(one, other), colour);
          highlights = highlighted(highlights, added, TEXT);
        }
        for (const [index, { start, end, check }] of highlights.entries()) {
          expect(check).toBe(checksum(TEXT.slice(start, end)));
          expect(start).toBeLessThan(end);
          expect(highlights[index + 1]?.start ?? Infinity).toBeGreaterThanOrEqual(end);
        }
        expect(anchored(highlights, TEXT)).toEqual(highlights);
      }),
    );
  });
});

describe('a highlight in a text that has changed', () => {
  it('finds its words at the nearest place', () => {
    const moved = `New words before. ${TEXT}`;
    const [found] = anchored([over(24, 34)], moved);
    expect(found).toMatchObject({ start: 42, end: 52 });
    expect(moved.slice(42, 52)).toBe('chest pain');
  });

  it('hides a highlight when its words are gone', () => {
    expect(anchored([over(2, 13)], 'Another stem')).toEqual([]);
  });
});

const decodeQuestionHighlights = (value: unknown) =>
  highlightsRecord.decode(value, { userId: 'u1', recordId: 'z1/q1' });

describe('kept notes', () => {
  it('holds ids, offsets and what the reader typed, and no word of the question', () => {
    const notes = { stem: [{ ...over(24, 34), note: 'Why?' }], explanation: [], struckLetters: ['B'] };
    const kept: unknown = structuredClone(highlightsRecord.encode(notes, 1_700_000_000_000));
    expect(JSON.stringify(kept)).not.toMatch(/chest|pain/);
    expect(kept).toMatchObject({ updatedAt: 1_700_000_000_000 });
    expect(decodeQuestionHighlights(kept)).toEqual(notes);
  });

  it('finds highlights of an earlier release by the words that it held', () => {
    const kept = {
      version: 1,
      stem: [{ start: 24, end: 34, quote: 'chest pain', colour: 'yellow' }],
      explanation: [],
      struck: [],
    };
    expect(decodeQuestionHighlights(kept)?.stem).toEqual([over(24, 34)]);
  });

  it('reads notes back field by field', () => {
    const kept = {
      version: 1,
      stem: [over(0, 5)],
      explanation: [{ ...over(2, 4), note: 'Why?' }],
      struck: ['B'],
    };
    expect(decodeQuestionHighlights(structuredClone(kept))).toEqual({
      stem: [over(0, 5)],
      explanation: [{ ...over(2, 4), note: 'Why?' }],
      struckLetters: ['B'],
    });
  });

  it('leaves out notes that are damaged or newer', () => {
    expect(decodeQuestionHighlights({ version: 2 })).toBeUndefined();
    expect(decodeQuestionHighlights('nonsense')).toBeUndefined();
    expect(decodeQuestionHighlights({ version: 1, stem: [{ start: 'x', colour: 'mauve' }] })?.stem).toEqual(
      [],
    );
  });
});
