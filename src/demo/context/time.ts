/** Milliseconds. */
export const MINUTE = 60_000;
/** Milliseconds. */
export const HOUR = 60 * MINUTE;
/** Milliseconds. */
export const DAY = 24 * HOUR;
