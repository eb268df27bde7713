/** ISO 8601 in UTC, as calls send it. Throws `RangeError` for an invalid time. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing day as `YYYY-MM-DD`: `Date` alone would read 30 February as 2 March. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !DAY.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && isoTime(time).startsWith(text);
}
