/** Highlights in a text: where they lie, and what becomes of them when others come, or when the text has changed. */

export const HIGHLIGHT_COLOURS = ['yellow', 'green', 'pink'] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

/** A stretch of text, in UTF-16 units from the text's beginning; `end` is the first one behind it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface Highlight extends Stretch {
  /** The words that were highlighted: they find their place again when the text has moved. */
  readonly quote: string;
  readonly colour: HighlightColour;
  /** A tutor's note. */
  readonly note?: string | undefined;
}

const overlaps = (one: Stretch, other: Stretch): boolean => one.start < other.end && other.start < one.end;

/**
 * Puts a highlight over what is there: others are cut back to what it leaves of them. In the order of the text, without
 * overlaps. `quote` of the parts is cut from the whole.
 */
export function highlighted(highlights: readonly Highlight[], added: Highlight): readonly Highlight[] {
  if (added.start >= added.end) return highlights;
  return [...without(highlights, added), added].sort((one, other) => one.start - other.start);
}

function without(highlights: readonly Highlight[], gap: Stretch): readonly Highlight[] {
  return highlights.flatMap((highlight) => {
    if (!overlaps(highlight, gap)) return highlight;
    return [
      cut(highlight, { start: highlight.start, end: gap.start }),
      cut(highlight, { start: gap.end, end: highlight.end }),
    ].filter(({ start, end }) => start < end);
  });
}

function cut(highlight: Highlight, { start, end }: Stretch): Highlight {
  const quote = highlight.quote.slice(start - highlight.start, Math.max(0, end - highlight.start));
  return { ...highlight, start, end, quote };
}

/** Takes away every highlight that the stretch touches. */
export const unhighlighted = (highlights: readonly Highlight[], gap: Stretch): readonly Highlight[] =>
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
