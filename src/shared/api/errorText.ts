import { isObject } from './decode';
import { deviates, typeOf } from './reading';

/** A longer text is not a message for a person. */
const MAX_PLAIN_TEXT = 200;

/** The server's text for an error: from its JSON, or a short plain text; never HTML. */
export function errorText(body: unknown): string | undefined {
  if (isObject(body)) return firstText(body.message, body.error) ?? listedText(body) ?? detailText(body);
  const text = firstText(body)?.trim();
  if (text === undefined || text.length > MAX_PLAIN_TEXT || typeOf(text) === 'HTML') return undefined;
  deviates('error text as plain text');
  return text;
}

function listedText({ errors }: Readonly<Record<string, unknown>>): string | undefined {
  const rows: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const texts = rows.flatMap((row) => (isObject(row) ? [firstText(row.defaultMessage, row.message)] : []));
  const text = firstText(...texts);
  if (text !== undefined) deviates('error text in a list');
  return text;
}

/** RFC 9457. */
function detailText({ detail, title }: Readonly<Record<string, unknown>>): string | undefined {
  const text = firstText(detail, title);
  if (text !== undefined) deviates('error text as problem details');
  return text;
}

const firstText = (...values: readonly unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
