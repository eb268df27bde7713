/** Dates as people read them, in the time zone of the browser. Intl alone: the entry graph needs no date library. */

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A day has no time zone: read as local midnight, so that it stays the same day everywhere. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** 'Nov 21, 2025'; '' for no date. Takes ISO 8601, a Date, or milliseconds since 1970. */
export const formatDate = (value: string | number | Date | undefined): string => format(DATE, value);

/** 'Nov 21, 2025, 5:01 AM'; '' for no date. */
export const formatDateTime = (value: string | number | Date | undefined): string => format(DATE_TIME, value);

function format(formatter: Intl.DateTimeFormat, value: string | number | Date | undefined): string {
  if (value === undefined || value === '') return '';
  const date = new Date(typeof value === 'string' && DAY.test(value) ? `${value}T00:00` : value);
  // Newer Intl data put a narrow no-break space before AM: replaced by the plain one that people type and
  // search for.
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date).replaceAll('\u202f', ' ');
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Local `YYYY-MM-DD`, the value of a date input. */
export const toLocalDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
