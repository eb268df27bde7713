/** Both clocks at one moment, in milliseconds. */
export interface ClockReading {
  /** Monotonic clock, which on some systems stops while the machine sleeps. */
  readonly page: number;
  /** Wall clock, which may be changed. */
  readonly wall: number;
  readonly hidden: boolean;
}

/** How far the clocks may drift apart: time servers correct the wall clock in small steps. */
const DRIFT_MS = 5_000;

/**
 * Milliseconds of sleep between two readings; a changed wall clock does not count. Both look alike: the wall clock runs
 * ahead. A machine hides its pages before it sleeps, so it was sleep if the page was hidden, and a changed clock if it
 * was visible.
 */
export function sleptBetween(before: ClockReading, after: ClockReading): number {
  const ahead = after.wall - before.wall - (after.page - before.page);
  return before.hidden && ahead > DRIFT_MS ? ahead : 0;
}
