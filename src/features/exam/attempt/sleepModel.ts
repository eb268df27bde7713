/** Both clocks at one time, in milliseconds. */
export interface Reading {
  /** Monotonic clock, which on some systems stops while the machine sleeps. */
  readonly page: number;
  /** Wall clock, which may be changed. */
  readonly wall: number;
  /** Whether the page was hidden at that time. */
  readonly hidden: boolean;
}

/** Milliseconds by which the clocks may drift apart: time servers correct the wall clock in small steps. */
const DRIFT = 5_000;

/**
 * Milliseconds of sleep between two readings: sleep counts, a changed wall clock does not. Both look alike,
 * as a wall clock running ahead. A machine hides its pages before it sleeps, so it was sleep where the page
 * was hidden, and a changed clock where it was visible.
 */
export function sleptBetween(before: Reading, after: Reading): number {
  const ahead = after.wall - before.wall - (after.page - before.page);
  return before.hidden && ahead > DRIFT ? ahead : 0;
}
