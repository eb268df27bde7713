/**
 * Milliseconds of the page's own clock: it runs while the page is hidden and knows nothing of the wall clock, which
 * people and time servers move (robustness 4).
 */
export const monotonicNow = (): number => performance.now();
