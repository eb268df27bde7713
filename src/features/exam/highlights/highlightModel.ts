/** Highlights as ranges of a text: overlaps, and re-anchoring after the text has changed. */
export const HIGHLIGHT_COLORS = ['yellow', 'green', 'pink'] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];

/** Underlines by which people who do not see colors distinguish them. */
export const HIGHLIGHT_LINES: Readonly<Record<HighlightColor, string>> = {
  yellow: 'none',
  green: 'underline dashed',
  pink: 'underline double',
};

/** UTF-16 offsets; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Highlight extends TextRange {
  /**
   * Checksum of the highlighted words, by which the range is found again after the text has changed: the words of a
   * question are not stored on the device.
   */
  readonly check: number;
  readonly colour: HighlightColor;
  /** A tutor's note. */
  readonly note?: string | undefined;
}

/** FNV-1a, 32 bits. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

const overlaps = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/**
 * Adds a highlight. Existing ones that overlap are cut back; if nothing is left of one, its note moves to the new
 * highlight unless that has its own. The result is in text order, without overlaps.
 */
export function highlighted(
  highlights: readonly Highlight[],
  added: Highlight,
  text: string,
): readonly Highlight[] {
  if (added.start >= added.end) return highlights;
  const coveredNotes = highlights.flatMap(({ start, end, note }) =>
    added.start <= start && end <= added.end && note !== undefined ? note : [],
  );
  const note = added.note ?? (coveredNotes.length > 0 ? coveredNotes.join(' – ') : undefined);
  const put = note === undefined ? added : { ...added, note };
  return [...without(highlights, added, text), put].sort((a, b) => a.start - b.start);
}

function without(highlights: readonly Highlight[], range: TextRange, text: string): readonly Highlight[] {
  return highlights.flatMap((highlight) => {
    if (!overlaps(highlight, range)) return highlight;
    const { note, ...bare } = highlight;
    const parts = [
      { ...bare, end: range.start },
      { ...bare, start: range.end },
    ].filter(({ start, end }) => start < end);
    // Only the first remaining part keeps the note.
    return parts.map((part, index) => ({
      ...part,
      check: checksum(text.slice(part.start, part.end)),
      ...(index === 0 && note !== undefined && { note }),
    }));
  });
}

/** Removes every highlight that the range touches. */
export const unhighlighted = (highlights: readonly Highlight[], range: TextRange): readonly Highlight[] =>
  highlights.filter((highlight) => !overlaps(highlight, range));

/**
 * Anchors highlights in a text at their offsets, otherwise at the nearest occurrence of their words; drops those whose
 * words are gone.
 */
export function anchored(highlights: readonly Highlight[], text: string): readonly Highlight[] {
  return highlights.flatMap((highlight) => {
    const start = startOf(highlight, text);
    return start === undefined ? [] : { ...highlight, start, end: start + highlight.end - highlight.start };
  });
}

/** Letters compared to find one highlight again. */
const MAX_COMPARED = 10_000_000;

function startOf({ start, end, check }: Highlight, text: string): number | undefined {
  const length = end - start;
  if (length <= 0) return undefined;
  const isAt = (position: number): boolean =>
    position >= 0 &&
    position + length <= text.length &&
    checksum(text.slice(position, position + length)) === check;
  // In a text of any length for as long as a person does not notice it.
  const farthest = Math.min(Math.max(start, text.length), MAX_COMPARED / length);
  for (let distance = 0; distance <= farthest; distance += 1) {
    if (isAt(start - distance)) return start - distance;
    if (isAt(start + distance)) return start + distance;
  }
  return undefined;
}
