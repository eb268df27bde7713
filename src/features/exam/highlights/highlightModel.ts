/** Highlights in a text: where they lie, and what becomes of them when others come, or when the text has changed. */

/** The colours offered, in their order. */
export const HIGHLIGHT_COLOURS = ['yellow', 'green', 'pink'] as const;
/** One of `HIGHLIGHT_COLOURS`. */
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

/** A stretch of text, in UTF-16 units from the text's beginning; `end` is the first one behind it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A stretch that a reader has coloured. */
export interface Highlight extends TextRange {
  /** The words that were highlighted: they find their place again when the text has moved. */
  readonly quote: string;
  readonly colour: HighlightColour;
  /** A tutor's note. */
  readonly note?: string | undefined;
}

const overlaps = (one: TextRange, other: TextRange): boolean =>
  one.start < other.end && other.start < one.end;

/**
 * Puts a highlight over what is there: others are cut back to what it leaves of them, and where it leaves nothing their
 * notes become its own, unless it brings one. In the order of the text, without overlaps.
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
    // A note is said once, on the first part that is left.
    return parts.map((part, index) => (index === 0 && note !== undefined ? { ...part, note } : part));
  });
}

function cut(highlight: Highlight, { start, end }: TextRange): Highlight {
  const quote = highlight.quote.slice(start - highlight.start, Math.max(0, end - highlight.start));
  return { ...highlight, start, end, quote };
}

/** Takes away every highlight that the stretch touches. */
export const unhighlighted = (highlights: readonly Highlight[], gap: TextRange): readonly Highlight[] =>
  highlights.filter((highlight) => !overlaps(highlight, gap));

/** Where the highlights lie in this text: at their offsets, else at the nearest place that has their words, else nowhere. */
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
