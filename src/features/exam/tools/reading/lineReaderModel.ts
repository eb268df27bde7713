/** Lines in the band. */
const BAND = 3;

/** `first` is the band's first line, from 0; `lines` is how many lines the text has. */
export interface Band {
  readonly first: number;
  readonly lines: number;
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['PageDown', BAND],
  ['PageUp', -BAND],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/** The last line that the band can start at. */
export const lastFirst = (lines: number): number => Math.max(0, lines - BAND);

/** The band at this first line, clamped to the text. */
export const bandAt = (first: number, lines: number): Band => ({
  first: Math.min(lastFirst(lines), Math.max(0, first)),
  lines,
});

/** Undefined for a key that does not move the band. */
export function bandAfterKey({ first, lines }: Band, key: string): Band | undefined {
  const by = STEPS.get(key);
  return by === undefined ? undefined : bandAt(first + by, lines);
}

/** px below the top of the text. */
export interface Line {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Lines of a text, from the boxes of its words: boxes next to each other, including an index or a cell, are one line.
 */
export function linesOf(boxes: readonly Line[]): readonly Line[] {
  const lines: Line[] = [];
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const last = lines.at(-1);
    if (last !== undefined && (box.top + box.bottom) / 2 < last.bottom) {
      lines[lines.length - 1] = { top: last.top, bottom: Math.max(last.bottom, box.bottom) };
    } else lines.push(box);
  }
  return lines;
}

/** The band around the line at `y`, px below the top of the text, or around the line above that point. */
export function bandAround(y: number, lines: readonly Line[]): Band {
  const at = lines.findLastIndex(({ top }) => top <= y);
  return bandAt(at - Math.floor(BAND / 2), lines.length);
}

export function bandBox({ first }: Band, lines: readonly Line[]): Line {
  const covered = lines.slice(first, first + BAND);
  return { top: covered[0]?.top ?? 0, bottom: covered.at(-1)?.bottom ?? 0 };
}

/** 'Lines 3 to 5 of 14' */
export function bandText({ first, lines }: Band): string {
  const last = Math.min(first + BAND, lines);
  return last - first <= 1 ? `Line ${first + 1} of ${lines}` : `Lines ${first + 1} to ${last} of ${lines}`;
}
