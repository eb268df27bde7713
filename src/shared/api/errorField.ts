import { isObject } from './decode';

/** Where validators name the field of an error. */
const NAMES = ['field', 'property', 'propertyPath', 'param', 'path', 'loc'];

/** Names that are of no field. */
const OF_NONE =
  /^(?:_*(?:non_?field_?)?errors?|messages?|msg|details?|base|root|global|general|all|body|query|code|data|object)_*$/i;

/** A text that says nothing of what it is about: 'is too short', 'This field is required.' */
const WITHOUT_SUBJECT = new RegExp(
  String.raw`^(?:${[
    '(?:this|the|ensure this) (?:field|value)',
    'string|value|number|input|field|invalid|required|missing|expected|must|should|cannot',
    'too|not (?:an?|valid|empty|unique|allowed)|already|shorter|longer|at (?:least|most)|(?:min|max)(?:imum)?|length|an? valid',
  ].join('|')})\b`,
  'i',
);
/** No predicate of the field's name: 'ensure this value …'. */
const IMPERATIVE = /^(?:ensure|please|enter|use|expected|invalid|missing|none)\b/i;
const STARTS_SMALL = /^\p{Ll}/u;

/** The name of the field that an error is about; `undefined` if it does not say so. */
export function fieldOf(error: Readonly<Record<string, unknown>>): string | undefined {
  // GraphQL's path leads to the call.
  if (Object.hasOwn(error, 'locations') || Object.hasOwn(error, 'extensions')) return undefined;
  const { source, reason, name } = error;
  if (isObject(source) && typeof source.pointer === 'string') return source.pointer;
  const named = NAMES.map((each) => error[each]).find((value) => value !== undefined);
  const last = Array.isArray(named) ? named.findLast((part) => typeof part === 'string') : named;
  // RFC 9457 has the name of the field beside `reason`.
  const field = last ?? (reason === undefined ? undefined : name);
  return typeof field === 'string' && !field.includes('/') ? field : undefined;
}

/** 'is too short' of `user.lastName` as 'Last name is too short'. */
export function withField(text: string, field: string | undefined): string {
  const name = /[A-Za-z][\w-]{0,39}$/.exec(field ?? '')?.[0] ?? '';
  if (name === '' || OF_NONE.test(name) || !isWithoutSubject(text)) return text;
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  if (words.some((word) => word.length > 2 && text.toLowerCase().includes(word))) return text;
  const subject = words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  const isPredicate = STARTS_SMALL.test(text) && !IMPERATIVE.test(text);
  return isPredicate ? `${subject} ${text}` : `${subject}: ${text}`;
}

const isWithoutSubject = (text: string): boolean => STARTS_SMALL.test(text) || WITHOUT_SUBJECT.test(text);
