/** ISO 8601 in UTC, as calls send it. Throws `RangeError` for an invalid time. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
