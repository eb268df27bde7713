/** Highlights as ranges of a text: overlaps, and re-anchoring after the text has changed. */

export const HIGHLIGHT_COLOURS = ['yellow', 'green', 'pink'] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

/** UTF-16 offsets; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A range highlighted by the reader. */
export interface Highlight extends TextRange {
  /** The highlighted words, by which the range is found again when the text has changed. */
  readonly quote: string;
  readonly colour: HighlightColour;
  /** A tutor's note. */
  readonly note?: string | undefined;
}

const overlaps = (one: TextRange, other: TextRange): boolean =>
  one.start < other.end && other.start < one.end;

/**
 * Adds a highlight over existing ones: those are cut back, and where nothing is left of one its note moves to
 * the new highlight, unless that has one. In text order, without overlaps.
 */
export function highlighted(highlights: readonly Highlight[], added: Highlight): readonly Highlight[] {
  if (added.start >= added.end) return highlights;
  const swallowed = highlights.flatMap(({ start, end, note }) =>
    added.start <= start && end <= added.end && note !== undefined ? note : [],
  );
  const note = added.note ?? (swallowed.length > 0 ? swallowed.join(' – ') : undefined);
  const put = note === undefined ? added : { ...added, note };
  return [...without(highlights, added), put].sort((one, other) => one.start - other.start);
}

function without(highlights: readonly Highlight[], gap: TextRange): readonly Highlight[] {
  return highlights.flatMap((highlight) => {
    if (!overlaps(highlight, gap)) return highlight;
    const { note, ...bare } = highlight;
    const parts = [
      cut(bare, { start: highlight.start, end: gap.start }),
      cut(bare, { start: gap.end, end: highlight.end }),
    ].filter(({ start, end }) => start < end);
    // A note stays on the first remaining part only.
    return parts.map((part, index) => (index === 0 && note !== undefined ? { ...part, note } : part));
  });
}

function cut(highlight: Highlight, { start, end }: TextRange): Highlight {
  const quote = highlight.quote.slice(start - highlight.start, Math.max(0, end - highlight.start));
  return { ...highlight, start, end, quote };
}

/** Removes every highlight that the range touches. */
export const unhighlighted = (highlights: readonly Highlight[], gap: TextRange): readonly Highlight[] =>
  highlights.filter((highlight) => !overlaps(highlight, gap));

/**
 * Anchors highlights in a text: at their offsets, else at the nearest occurrence of their words, else
 * dropped.
 */
export function anchored(highlights: readonly Highlight[], text: string): readonly Highlight[] {
  return highlights.flatMap((highlight) => {
    const start = placeOf(highlight, text);
    return start === undefined ? [] : { ...highlight, start, end: start + highlight.quote.length };
  });
}

function placeOf({ start, quote }: Highlight, text: string): number | undefined {
  if (quote === '') return undefined;
  if (text.startsWith(quote, start)) return start;
  const before = text.lastIndexOf(quote, start);
  const behind = text.indexOf(quote, start);
  if (before < 0) return behind < 0 ? undefined : behind;
  return behind < 0 || start - before <= behind - start ? before : behind;
}
