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
