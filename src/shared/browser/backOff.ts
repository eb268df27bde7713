interface BackOff {
  /** Milliseconds. */
  readonly first: number;
  /** Milliseconds. */
  readonly longest?: number;
  /** Ratio of each pause to the previous one. */
  readonly factor?: number;
}

/**
 * Milliseconds before the next try after that many failures: up to half of them are random, so that clients
 * that failed together do not return together.
 */
export const backOff = (
  failures: number,
  { first, longest = Number.POSITIVE_INFINITY, factor = 2 }: BackOff,
  random: () => number = Math.random,
): number => Math.min(longest, first * factor ** (failures - 1)) * (0.5 + random() / 2);
