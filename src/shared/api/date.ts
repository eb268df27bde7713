import { isDay } from '@/shared/format/isoTime';
import { isObject, maybe, textOf } from './decode';
import { type DecodeContext, DecodeError } from './decodeContext';
import { described } from './schema';

/** Date, time, offset and the name of the offset's zone: what Java, .NET, Python and SQL write. */
const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(Z|[+-]\d{2}(?::?\d{2})?)(\[[^[\]]+\])?)?)?$/i;

/** As `toISOString` writes it. */
const UTC_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Seconds of 1973 to 5138, or milliseconds from 1973 on, also with decimals: smaller numbers are not times. */
const EPOCH_DIGITS = /^[1-9]\d{8,14}(?:\.\d+)?$/;
const FIRST_MILLISECOND = 1e11;

/** ISO 8601 in UTC; also a time without a zone (UTC), `[2026, 11, 23, 10, 5]`, milliseconds and seconds since 1970. */
export const isoDate = described(
  { type: 'string', format: 'date-time' },
  (value: unknown, context?: DecodeContext): string => {
    if (typeof value === 'string' && UTC_DATE.test(value) && isDay(value.slice(0, 10))) {
      if (!Number.isNaN(Date.parse(value))) return value;
    }
    const date = new Date(timeOf(value, context));
    if (Number.isNaN(date.getTime())) throw new DecodeError('a date', value, context);
    return date.toISOString();
  },
);

/** 'Mon, 23 Nov 2026 10:05:00 GMT': what Flask writes. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const NET_DATE = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

function timeOf(value: unknown, context?: DecodeContext): number {
  if (Array.isArray(value)) return timeOfParts(value, context);
  if (isObject(value) && Object.hasOwn(value, '$date')) {
    context?.deviates('date in an object');
    return timeOf(value.$date, context);
  }
  const text = textOf(value, 'a date', context).trim();
  const [, epoch] = NET_DATE.exec(text) ?? [];
  if (epoch !== undefined) context?.deviates('date in the notation of .NET');
  if (epoch !== undefined) return Number(epoch);
  if (HTTP_DATE.test(text)) {
    context?.deviates('date in the notation of HTTP');
    const time = Date.parse(text);
    return new Date(time).toUTCString() === text ? time : Number.NaN;
  }
  return EPOCH_DIGITS.test(text) ? timeOfEpoch(Number(text), context) : timeOfText(text, context);
}

function timeOfEpoch(epoch: number, context?: DecodeContext): number {
  const isSeconds = epoch < FIRST_MILLISECOND;
  context?.deviates(isSeconds ? 'date in seconds' : 'date in milliseconds');
  return isSeconds ? epoch * 1000 : epoch;
}

/** Year, month from 1, day, and the parts of the time that are present; the seventh part is nanoseconds. */
function timeOfParts(parts: readonly unknown[], context?: DecodeContext): number {
  const numbers = parts.filter((part) => Number.isInteger(part)).map(Number);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, nanosecond = 0] = numbers;
  const isDate = numbers.length === parts.length && parts.length <= 7 && year >= 1000;
  const isTime = [hour / 24, minute / 60, second / 60, nanosecond / 1e9].every(
    (part) => part >= 0 && part < 1,
  );
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  if (!isDate || !isTime || !isDay(`${year}-${twoDigits(month)}-${twoDigits(day)}`)) return Number.NaN;
  context?.deviates('date as a list');
  return Date.UTC(year, month - 1, day, hour, minute, second, nanosecond / 1e6);
}

function timeOfText(text: string, context?: DecodeContext): number {
  const [, day = '', time, offset, zone] = ISO_DATE.exec(text) ?? [];
  if (!isDay(day)) return Number.NaN;
  if (offset === undefined) context?.deviates('date without a zone');
  if (time === undefined) return Date.parse(day);
  if (zone !== undefined) context?.deviates('date with a zone in brackets');
  const [hours = 'Z', minutes = '00'] = offset?.toUpperCase().match(/Z|[+-]?\d{2}/g) ?? [];
  return Date.parse(`${day}T${time}${hours === 'Z' ? hours : `${hours}:${minutes}`}`);
}

/** `isoDate`, or `undefined`; a text in other words ('23 Nov 2026') is not a date. */
export const optionalDate = maybe(isoDate);
