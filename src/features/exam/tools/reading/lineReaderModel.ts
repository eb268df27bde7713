/** Lines in the band. */
export const BAND = 3;

/** The band: its first line, from 0, and the lines of the text. */
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

/** The last line that the band can begin with. */
export const lastFirst = (lines: number): number => Math.max(0, lines - BAND);

/** The band with that first line, within the text. */
export const bandAt = (first: number, lines: number): Band => ({
  first: Math.min(lastFirst(lines), Math.max(0, first)),
  lines,
});

/** The band after a key; undefined for a key that does not move it. */
export function bandAfterKey({ first, lines }: Band, key: string): Band | undefined {
  const by = STEPS.get(key);
  return by === undefined ? undefined : bandAt(first + by, lines);
}

/** The band around a point: `y` px below the top of the text. */
export const bandAround = (y: number, lineHeight: number, lines: number): Band =>
  bandAt(Math.floor(y / lineHeight) - Math.floor(BAND / 2), lines);

/** 'Lines 3 to 5 of 14' */
export function bandText({ first, lines }: Band): string {
  const last = Math.min(first + BAND, lines);
  return last - first <= 1 ? `Line ${first + 1} of ${lines}` : `Lines ${first + 1} to ${last} of ${lines}`;
}
