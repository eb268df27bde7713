/** Undoes what whole frameworks do to a body, before it is decoded. */
import { isObject } from './decode';
import type { DeviationRule } from './decodeContext';

/** `quiz_id`, `quiz-id`, `QuizId`, `_id` in JSON. Other names with a leading underscore are those of HAL. */
const OTHER_NAME = /"(?:_id|[A-Z]\w+|[a-zA-Z0-9]+(?:[_-][a-zA-Z0-9]+)+)"\s*:/;

const isOther = (name: string): boolean =>
  name === '_id' || /^[A-Z]\w+$|^[a-zA-Z0-9]+(?:[_-][a-zA-Z0-9]+)+$/.test(name);

/** `quizId` of `quiz_id`, `QUIZ_ID`, `QuizId`; `id` of `_id` and `ID`. */
function plainName(name: string): string {
  const words = (/[a-z]/.test(name) ? name : name.toLowerCase()).split(/[_-]+/).filter((word) => word !== '');
  return words
    .map((word, index) =>
      index === 0
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
}

/** A field of the plain name takes precedence. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const own = new Set(entries.map(([name]) => name));
  return Object.fromEntries(
    entries.map(([name, part]) => {
      const plain = isOther(name) ? plainName(name) : name;
      return [own.has(plain) ? name : plain, renamed(part)];
    }),
  );
}

const ATTRIBUTES = /"attributes"\s*:/;

/** Objects as JSON:API writes them, with their fields beside them. */
function withAttributes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAttributes);
  if (!isObject(value)) return value;
  const { attributes, ...own } = value;
  const plain = isObject(attributes) && Object.hasOwn(own, 'id') ? { ...attributes, id: own.id } : value;
  return Object.fromEntries(Object.entries(plain).map(([name, part]) => [name, withAttributes(part)]));
}

interface Normalized {
  readonly value: unknown;
  readonly rules: readonly DeviationRule[];
}

/** The value of a JSON text, of which `parse` reads the first level. */
export function normalize(json: string, parse: (json: string) => unknown): Normalized {
  const rules: DeviationRule[] = [];
  let text = json;
  let value = parse(text);
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    text = value;
    value = parse(text);
    rules.push('JSON in a text');
  }
  if (ATTRIBUTES.test(text)) {
    value = withAttributes(value);
    rules.push('fields in attributes');
  }
  if (!OTHER_NAME.test(text)) return { value, rules };
  return { value: renamed(value), rules: [...rules, 'field name in another spelling'] };
}

const REFUSALS: readonly unknown[] = ['error', 'fail'];
const STATUSES = ['statusCode', 'status', 'code'];

const isErrorStatus = (value: unknown): value is number =>
  typeof value === 'number' && value >= 400 && value < 600;

/** The status that a body of a successful response means if it says itself that the call has failed. */
export function refusalIn(body: unknown): number | undefined {
  if (!isObject(body)) return undefined;
  const hasErrors = Array.isArray(body.errors) && body.errors.length > 0;
  const isRefused =
    body.success === false ||
    body.ok === false ||
    REFUSALS.includes(body.status) ||
    (hasErrors && (body.data === undefined || body.data === null));
  const status = STATUSES.map((name) => body[name]).find(isErrorStatus);
  const hasMessage = ['message', 'msg', 'error'].some((name) => typeof body[name] === 'string');
  return isRefused ? (status ?? 400) : hasMessage ? status : undefined;
}
