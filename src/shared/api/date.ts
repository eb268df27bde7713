import { maybe, textOf, tryDecode } from './decode';
import { DecodeError, deviates } from './reading';
import { described } from './schema';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** As `toISOString` writes it. */
const UTC_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Seconds of 1973 to 5138, or milliseconds from 1973 on: smaller numbers are not times. */
const EPOCH_DIGITS = /^[1-9]\d{8,14}$/;
const FIRST_MILLISECOND = 1e11;

/** ISO 8601 in UTC; also a time without a zone (UTC), `[2026, 11, 23, 10, 5]`, milliseconds and seconds since 1970. */
export const isoDate = described({ type: 'string', format: 'date-time' }, (value: unknown): string => {
  if (typeof value === 'string' && UTC_DATE.test(value) && !Number.isNaN(Date.parse(value))) return value;
  const date = new Date(timeOf(value));
  if (Number.isNaN(date.getTime())) throw new DecodeError('a date', value);
  return date.toISOString();
});

function timeOf(value: unknown): number {
  if (Array.isArray(value)) return timeOfParts(value);
  const text = textOf(value, 'a date').trim();
  return EPOCH_DIGITS.test(text) ? timeOfEpoch(Number(text)) : timeOfText(text);
}

function timeOfEpoch(epoch: number): number {
  const isSeconds = epoch < FIRST_MILLISECOND;
  deviates(isSeconds ? 'date in seconds' : 'date in milliseconds');
  return isSeconds ? epoch * 1000 : epoch;
}

/** Year, month from 1, day, and the parts of the time that are present; the seventh part is nanoseconds. */
function timeOfParts(parts: readonly unknown[]): number {
  const numbers = parts.filter((part) => Number.isInteger(part)).map(Number);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, nanosecond = 0] = numbers;
  const isDate = numbers.length === parts.length && parts.length <= 7;
  const isInRange = year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!isDate || !isInRange) return Number.NaN;
  deviates('date as a list');
  return Date.UTC(year, month - 1, day, hour, minute, second, nanosecond / 1e6);
}

function timeOfText(text: string): number {
  const match = ISO_DATE.exec(text);
  if (!match) return Number.NaN;
  const iso = text
    .toUpperCase()
    .replace(' ', 'T')
    .replace(/([+-]\d{2})(\d{2})/, '$1:$2');
  if (match[1] === undefined) deviates('date without a zone');
  return Date.parse(match[1] === undefined && iso.includes('T') ? `${iso}Z` : iso);
}

const anyDate = maybe(isoDate);

/** `isoDate`, or `undefined`; a text in other words ('23 Nov 2026') is not a date. */
export const optionalDate = described(isoDate.schema, (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return anyDate(value);
  const read = tryDecode(() => isoDate(value));
  if (read === undefined) deviates('date that cannot be read');
  return read;
});
