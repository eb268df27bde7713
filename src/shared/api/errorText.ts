import { isObject } from './decode';
import { type DecodeContext, JSON_START, typeOf } from './decodeContext';
import { fieldOf, withField } from './errorField';

/** Where the texts of an error are, in order of preference; of the error itself, and of each in a list. */
const NAMES = [
  // What validators say of fields, before what says only that there are such texts.
  ...['fieldErrors', 'validationErrors', 'violations', 'invalidParams'],
  ...[
    'message',
    'errorMessage',
    'userMessage',
    'errorDescription',
    'defaultMessage',
    'msg',
    'error',
    'errors',
  ],
  ...['detail', 'details', 'nonFieldErrors', 'constraints', 'title', 'reason', 'description', 'data'],
].map(spelling);

/** Those of `NAMES` that may map to texts: fields, or the rules that one field breaks (class-validator). */
const MAPS: ReadonlyMap<string, 'fields' | 'rules'> = new Map([
  ['message', 'fields'],
  ['errors', 'fields'],
  ['fielderrors', 'fields'],
  ['validationerrors', 'fields'],
  ['constraints', 'rules'],
]);

/** Names are compared ignoring case, hyphens and underscores. */
function spelling(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, '');
}

const MAX_DEPTH = 5;
/** Parts of a list, or fields of an object, that are looked at. */
const MAX_PARTS = 50;
const MAX_TEXTS = 3;
/** A body that is no JSON may be anything; a longer one is no message. */
const MAX_PLAIN_LENGTH = 200;

/** Reason phrases of HTTP, and what frameworks say if the application says nothing. */
const PHRASES = new Set(
  [
    ...['Bad Request', 'Unauthorized', 'Payment Required', 'Forbidden', 'Not Found', 'Method Not Allowed'],
    ...['Not Acceptable', 'Request Timeout', 'Conflict', 'Gone', 'Length Required', 'Precondition Failed'],
    ...['Payload Too Large', 'Content Too Large', 'Request Entity Too Large', 'URI Too Long'],
    ...['Unsupported Media Type', 'Range Not Satisfiable', 'Expectation Failed', "I'm a Teapot"],
    ...['Misdirected Request', 'Unprocessable Entity', 'Unprocessable Content', 'Failed Dependency'],
    ...['Too Early', 'Upgrade Required', 'Precondition Required', 'Too Many Requests'],
    ...['Request Header Fields Too Large', 'Unavailable For Legal Reasons', 'Internal Server Error'],
    ...['Not Implemented', 'Bad Gateway', 'Service Unavailable', 'Gateway Timeout', 'Gateway Time-out'],
    ...[
      'HTTP Version Not Supported',
      'Insufficient Storage',
      'Loop Detected',
      'Server Error',
      'Internal Error',
    ],
    ...['Network Authentication Required', 'No message available', 'Forbidden resource', 'Access denied'],
    ...['Access is denied', 'Unauthenticated', 'Not authenticated', 'Validation failed', 'Validation error'],
    ...['Full authentication is required to access this resource', 'One or more validation errors occurred'],
    ...['Authentication credentials were not provided', 'The given data was invalid', 'Invalid input'],
    ...['Invalid request content', 'Request failed with status code', 'Unknown error', 'An error occurred'],
    ...['An error occurred while processing your request', 'Invalid request'],
    ...['Failed', 'Null', 'Undefined', 'Success', 'Accepted', 'Created'],
  ].map(phraseOf),
);

/** The words of a text, without those that any error may have: '401 UNAUTHORIZED' is 'unauthorized'. */
function phraseOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !/^(?:https?|status|code|errors?|exception)$/.test(word)).join(' ');
}

/** A single word of ASCII, unless it is written like a sentence: `invalid_grant`, `ERR_401`, `user.not.found`. */
const isCode = (text: string): boolean => /^[!-~]+$/.test(text) && !/^[A-Z][a-z]*[.!?]?$/.test(text);

/** How Laravel shortens a list that it sends as well. */
const SHORTENED = /\(and \d+ more errors?\)$/i;

/** Whether a text is for a person: no status phrase, no code, no HTML, no JSON, no shortened list. */
function saysSomething(text: string): boolean {
  if (typeOf(text) === 'HTML' || isCode(text)) return false;
  if (SHORTENED.test(text) || JSON_START.test(text)) return false;
  const phrase = phraseOf(text);
  return phrase !== '' && !PHRASES.has(phrase) && !/^validation failed for (?:object|argument)/i.test(text);
}

interface Position {
  readonly depth: number;
  /** Of what the value may be a map: texts of any name are for a person. */
  readonly mapOf?: 'fields' | 'rules' | undefined;
  /** What the texts are about. */
  readonly field?: string | undefined;
}

/**
 * The texts in an error's body, wherever servers put them. Texts of other names are data, except in an object that
 * may map fields to their texts.
 */
function textsIn(value: unknown, { depth, mapOf, field }: Position): readonly string[] {
  if (typeof value === 'string') return saysSomething(value.trim()) ? [withField(value.trim(), field)] : [];
  if (depth > MAX_DEPTH) return [];
  const inner = (part: unknown, position: Omit<Position, 'depth'>): readonly string[] =>
    textsIn(part, { depth: depth + 1, ...position });
  if (Array.isArray(value)) return value.slice(0, MAX_PARTS).flatMap((part) => inner(part, { field }));
  if (!isObject(value)) return [];
  const parts = new Map(Object.entries(value).map(([name, part]) => [spelling(name), part]));
  const about = fieldOf(value);
  for (const name of NAMES) {
    const texts = inner(parts.get(name), { mapOf: MAPS.get(name), field: about });
    if (texts.length > 0) return texts;
  }
  return Object.entries(value)
    .filter(([, part]) => mapOf !== undefined || typeof part === 'object')
    .slice(0, MAX_PARTS)
    .flatMap(([name, part]) => inner(part, { field: mapOf === 'rules' ? field : name }));
}

/** A text of the server about a success, if it is for a person. */
export const successText = (text: string | undefined): string | undefined =>
  text !== undefined && text.length <= MAX_PLAIN_LENGTH && saysSomething(text.trim()) ? text : undefined;

/** The server's text for an error, for a person: from its JSON, or a short plain text; never HTML. */
export function errorText(body: unknown, context: DecodeContext): string | undefined {
  if (typeof body === 'string' && body.trim().length > MAX_PLAIN_LENGTH) return undefined;
  const texts = [...new Set(textsIn(body, { depth: 0 }))].slice(0, MAX_TEXTS);
  noteSource(body, texts[0], context);
  return texts.length > 1 ? texts.map(asSentence).join(' ') : texts[0];
}

const asSentence = (text: string): string => (/[.!?。]$/.test(text) ? text : `${text}.`);

function noteSource(body: unknown, text: string | undefined, context: DecodeContext): void {
  if (text === undefined) {
    if (isObject(body)) context.deviates('error without a text for a person');
    return;
  }
  if (typeof body === 'string') context.deviates('error text as plain text');
  if (!isObject(body)) return;
  const name = Object.keys(body).find((key) => typeof body[key] === 'string' && body[key].trim() === text);
  if (name === 'message' || name === 'error') return;
  if (name === undefined) context.deviates('error text in a list');
  else
    context.deviates(
      name === 'detail' || name === 'title'
        ? 'error text as problem details'
        : 'error text under another name',
    );
}
