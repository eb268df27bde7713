/** Both clocks at one moment, in milliseconds. */
export interface Reading {
  /** The page's own clock, which on some systems stands still while the machine sleeps. */
  readonly page: number;
  /** The clock on the wall, which may also be moved. */
  readonly wall: number;
  /** Whether the page was hidden then. */
  readonly hidden: boolean;
}

/** Milliseconds by which the two clocks may drift apart: time servers correct the wall clock a little all the time. */
const DRIFT = 5_000;

/**
 * Milliseconds that were slept between two readings (robustness 4: asleep counts, a wall clock that was moved does
 * not). Both show alike, as a wall clock that has run ahead. A machine hides its pages before it sleeps, so it was sleep
 * where the page was hidden, and a clock that was moved where one could see the page.
 */
export function sleptBetween(before: Reading, after: Reading): number {
  const ahead = after.wall - before.wall - (after.page - before.page);
  return before.hidden && ahead > DRIFT ? ahead : 0;
}
