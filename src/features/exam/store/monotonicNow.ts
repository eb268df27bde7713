import { type ClockReading, sleptBetween } from '@/shared/browser/sleepModel';

/** `slept`: milliseconds during which the machine slept and the monotonic clock was stopped. */
let tracked: { readonly slept: number; readonly last?: ClockReading } = { slept: 0 };

/**
 * Milliseconds of the monotonic clock plus sleep: it runs while the page is hidden and does not depend on the
 * wall clock.
 */
export const monotonicNow = (): number => performance.now() + tracked.slept;

/**
 * Reads both clocks and adds the sleep since the last reading; call it whenever the page is hidden or shown, and
 * occasionally in between.
 */
export function trackSleep(): void {
  const now: ClockReading = {
    page: performance.now(),
    wall: Date.now(),
    hidden: document.visibilityState === 'hidden',
  };
  const { slept, last = now } = tracked;
  tracked = { slept: slept + sleptBetween(last, now), last: now };
}

/** Stops tracking sleep when the exam page is left: later sleep belongs to no block. */
export function stopSleepTracking(): void {
  tracked = { slept: tracked.slept };
}
