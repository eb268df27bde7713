interface BackOff {
  /** Milliseconds. */
  readonly first: number;
  /** Milliseconds. */
  readonly longest?: number;
  /** By which each pause is longer than the one before. */
  readonly factor?: number;
}

/**
 * Milliseconds before the next try after so many failures: up to half of them are random, so that clients that failed
 * together do not come back together.
 */
export const backOff = (
  failures: number,
  { first, longest = Number.POSITIVE_INFINITY, factor = 2 }: BackOff,
  random: () => number = Math.random,
): number => Math.min(longest, first * factor ** (failures - 1)) * (0.5 + random() / 2);
