import { once } from '@/shared/format/once';

// Intl is not used at import (see `compareNaturally`), nor for integers: its first use takes 30 ms, on a phone 120.
const moneyFormat = once(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));

/** US dollars: '$29.99', '−$5.00'. */
export const formatMoney = (dollars: number): string => moneyFormat().format(dollars).replace('-', '−');

/** Percent 0–100 without decimals: '67%'. */
export const formatPercent = (value: number): string => `${Math.round(value)}%`;

/** Rounded to an integer, with thousands separators: '10,000'. */
export function formatCount(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '1 day', '2,000 days', '2 quizzes' */
export const counted = (count: number, unit: string, units = `${unit}s`): string =>
  `${formatCount(count)} ${count === 1 ? unit : units}`;

/** Digits of other scripts as 0 to 9, with the decimal sign and the separator that Arabic and Persian have. */
export const latinDigits = (typed: string): string =>
  typed
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** Unicode has the digits of a script in a row of ten, which begins at a multiple of sixteen or six behind it. */
function digitValue(digit: string): number {
  const plain = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return Number(plain);
  const code = digit.codePointAt(0) ?? 0;
  const offset = code % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(code - offset)) ? offset : offset - 6;
}

/** Characters that the field of a decimal number accepts: digits, points and commas. */
export const filterDecimal = (typed: string): string => typed.replace(/[^\d.,]/g, '').slice(0, 12);

/**
 * Digits with at most one point, as `Number` reads them. A comma is a decimal point if it can be one; before
 * three digits, or next to a point, it is a thousands separator.
 */
export function normalizeDecimal(typed: string): string {
  const isPoint = !typed.includes('.') && !/,\d{3}(?!\d)/.test(typed);
  return typed.replaceAll(',', isPoint ? '.' : '');
}
