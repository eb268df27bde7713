import { sleptBetween, type Reading } from '@/features/exam/attempt/sleepModel';

/** Milliseconds for which the machine slept and the page's clock stood still. */
let slept = 0;
let last: Reading | undefined;

/**
 * Milliseconds of the page's own clock: it runs while the page is hidden and knows nothing of the wall clock, which
 * people and time servers move (robustness 4).
 */
export const monotonicNow = (): number => performance.now() + slept;

/**
 * Reads both clocks and adds the sleep that has passed since the last reading; to be called whenever the page is hidden
 * or shown, and now and then in between.
 */
export function trackSleep(): void {
  const now: Reading = {
    page: performance.now(),
    wall: Date.now(),
    hidden: document.visibilityState === 'hidden',
  };
  if (last !== undefined) slept += sleptBetween(last, now);
  last = now;
}

/** Nobody sits here any more: what is slept from now on belongs to no block. */
export function stopSleepTracking(): void {
  last = undefined;
}
