import { numberOr } from './decode';
import type { DecodeContext } from './decodeContext';
import { described } from './schema';

/** Percentages are often rounded. */
const ROUNDING = 1.5;

const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/** 0–100; also '85%'. */
export function percentOr(value: unknown, fallback: number, context?: DecodeContext): number {
  const match = typeof value === 'string' ? /^\s*([\d.]+)\s*%\s*$/.exec(value) : null;
  if (match === null) return clamp(numberOr(value, fallback, context));
  context?.deviates('percentage with a sign');
  return clamp(numberOr(match[1], fallback, context));
}

/** `percentOr`, 0 if the wire has none. */
export const percent = described(
  { type: ['number', 'string'], minimum: 0, maximum: 100 },
  (value: unknown, context?: DecodeContext): number => percentOr(value, 0, context),
);

/** Percent of `part` in `whole`, at most 100; 0 if `whole` is 0. */
export const share = (part: number, whole: number): number => (whole > 0 ? clamp((100 * part) / whole) : 0);

/**
 * The percentage that the counts allow: `most` percent, and less only if unanswered questions were counted
 * too (`least`). One that is missing or contradicts the counts is replaced by theirs; 0–1 is read as a
 * fraction if the counts indicate it.
 */
export function percentOfCounts(
  value: unknown,
  { most, least = most }: { readonly most: number; readonly least?: number },
  context?: DecodeContext,
): number {
  const read = percentOr(value, most, context);
  const allows = (candidate: number): boolean =>
    candidate <= most + ROUNDING && candidate >= least - ROUNDING;
  if (allows(read) && !(read <= 1 && most > 1 + ROUNDING)) return read;
  if (read > 0 && read <= 1 && allows(read * 100)) {
    context?.deviates('percentage as a fraction');
    return read * 100;
  }
  context?.deviates('percentage against its counts');
  return most;
}

/** Whether percentages are fractions: none is above 1, and one is less than a single question of its `total`. */
export const areFractions = (
  rows: readonly { readonly percentageCorrect: number; readonly total: number }[],
): boolean =>
  rows.every(({ percentageCorrect }) => percentageCorrect <= 1) &&
  rows.some(
    ({ percentageCorrect, total }) => percentageCorrect > 0 && percentageCorrect < 0.99 * share(1, total),
  );
