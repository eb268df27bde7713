/** Milliseconds. */
export const MINUTE = 60_000;
/** Milliseconds. */
export const HOUR = 60 * MINUTE;
/** Milliseconds. */
export const DAY = 24 * HOUR;

/** Wire form of a time (milliseconds since 1970): ISO 8601 in UTC. */
export const iso = (moment: number): string => new Date(moment).toISOString();

/** Local calendar day as `YYYY-MM-DD`; the daily quota restarts with it. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
