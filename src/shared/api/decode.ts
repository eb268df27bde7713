/**
 * Decoders of single values. Responses are read field by field into new objects, tolerant of what is still usable;
 * nothing of the server's is spread or merged, so no foreign key reaches an entity.
 */

/** A body, row or value that cannot be used. A body's becomes the call's error with the generic message. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

/** Decodes one value of the wire; throws `DecodeError` when it cannot be used. */
export type Decode<T> = (value: unknown) => T;

/** Own fields of an object of the wire: nothing is inherited, `__proto__` is an ordinary name. */
export interface Fields {
  readonly get: (name: string) => unknown;
  readonly has: (name: string) => boolean;
}

type WireObject = Readonly<Record<string, unknown>>;

/** Reads in place: copying each of thousands of rows into a Map would cost more than everything else. */
class OwnFields implements Fields {
  readonly #object: WireObject;

  constructor(object: WireObject) {
    this.#object = object;
  }

  get(name: string): unknown {
    return this.has(name) ? this.#object[name] : undefined;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#object, name);
  }
}

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty body reads as nothing sent: null, undefined or ''. */
export const isAbsent = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** Throws `DecodeError` for anything but an object: HTML, plain text, a list, null. */
export function fieldsOf(value: unknown, entity: string): Fields {
  if (!isObject(value)) throw new DecodeError(`${entity}: not an object`);
  return new OwnFields(value);
}

/**
 * Unwraps `{ data: … }`; any other body is returned as it is. A body with one of the entity's `own` names is the
 * entity itself.
 */
export function unwrap(body: unknown, ...own: readonly string[]): unknown {
  if (!isObject(body) || !Object.hasOwn(body, 'data')) return body;
  return own.some((name) => Object.hasOwn(body, name)) ? body : body.data;
}

/** Fields of an entity, bare or wrapped as `{ data: … }`; `own` as for `unwrap`. */
export const entityFields = (body: unknown, entity: string, ...own: readonly string[]): Fields =>
  fieldsOf(unwrap(body, ...own), entity);

/** The first of the names that has a value; null counts as none. */
export function field(fields: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** `undefined` where `read` throws `DecodeError`; any other error is a bug and is rethrown. */
export function tryDecode<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** The decoded value, `undefined` where it is absent or cannot be used. */
export const optional = <T>(value: unknown, decode: Decode<T>): T | undefined =>
  isAbsent(value) ? undefined : tryDecode(() => decode(value));

/** A string; a number is converted. */
export function string(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new DecodeError('not a text');
}

/** A text, or the fallback where the wire has none. Never throws. */
export const stringOr = (value: unknown, fallback = ''): string => tryDecode(() => string(value)) ?? fallback;

/** `undefined` also for ''. */
export const optionalString = (value: unknown): string | undefined => optional(value, string);

/** An opaque id: a non-blank string or a number, as a string. */
export function id(value: unknown): string {
  const read = string(value).trim();
  if (read === '') throw new DecodeError('an empty id');
  return read;
}

/** `id`, or `undefined`. */
export const optionalId = (value: unknown): string | undefined => optional(value, id);

/** A finite number, or a string that spells one. */
export function number(value: unknown): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read !== 'number' || !Number.isFinite(read)) throw new DecodeError('not a number');
  return read;
}

/** A number, or the fallback where the wire has none. Never throws. */
export const numberOr = (value: unknown, fallback: number): number =>
  tryDecode(() => number(value)) ?? fallback;

/** A whole number, never negative: counts and seconds. */
export const wholeNumber = (value: unknown, fallback = 0): number =>
  Math.max(0, Math.round(numberOr(value, fallback)));

/** 0–100. */
export const percent = (value: unknown, fallback = 0): number =>
  Math.min(100, Math.max(0, numberOr(value, fallback)));

const YES = new Set(['true', 'y', 'yes', '1']);

/** True only for true, 1, and texts like 'yes'. */
export const boolean = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && YES.has(value.trim().toLowerCase()));

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Smaller numbers are not times in milliseconds of this century. */
const EARLIEST_EPOCH = 1e11;

/** As `toISOString` writes it. */
const UTC_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** ISO 8601 in UTC; a time without a zone is UTC, a number is milliseconds since 1970. */
export function isoDate(value: unknown): string {
  if (typeof value === 'string' && UTC_DATE.test(value) && !Number.isNaN(Date.parse(value))) return value;
  const date = new Date(typeof value === 'number' ? epoch(value) : timeOf(string(value).trim()));
  if (Number.isNaN(date.getTime())) throw new DecodeError('not a date');
  return date.toISOString();
}

const epoch = (value: number): number => (value >= EARLIEST_EPOCH ? value : Number.NaN);

function timeOf(value: string): number {
  const match = ISO_DATE.exec(value);
  if (!match) return Number.NaN;
  const iso = value.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  return Date.parse(match[1] === undefined && iso.includes('T') ? `${iso}Z` : iso);
}

/** `isoDate`, or `undefined`. */
export const optionalDate = (value: unknown): string | undefined => optional(value, isoDate);

/** One of the known values, ignoring case. */
export function oneOf<T extends string>(value: unknown, known: readonly T[]): T {
  const read = string(value).trim().toLowerCase();
  const found = known.find((candidate) => candidate.toLowerCase() === read);
  if (found === undefined) throw new DecodeError(`not one of ${known.join(', ')}`);
  return found;
}

/** `oneOf`, or `undefined`. */
export const optionalOneOf = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  optional(value, (present) => oneOf(present, known));

/**
 * Rows of a list, bare or wrapped as `{ data: … }`; a missing list reads as empty, unusable rows are dropped. With
 * `page` the list may also be the `content` of a page. Throws `DecodeError` for anything else.
 */
export function array<T>(
  value: unknown,
  decodeRow: (row: unknown, index: number) => T,
  shape: 'rows' | 'page' = 'rows',
): T[] {
  const read: T[] = [];
  for (const [index, row] of rowsOf(value, shape).entries()) {
    tryDecode(() => read.push(decodeRow(row, index)));
  }
  return read;
}

function rowsOf(value: unknown, shape: 'rows' | 'page'): readonly unknown[] {
  const wrapped = unwrap(value, 'content');
  const inner = shape === 'page' && isObject(wrapped) ? contentOf(wrapped) : wrapped;
  if (isAbsent(inner)) return [];
  if (!Array.isArray(inner)) throw new DecodeError('not a list');
  return inner;
}

function contentOf(page: WireObject): unknown {
  if (!Object.hasOwn(page, 'content')) throw new DecodeError('not a page');
  return page.content;
}

/** Non-blank strings; anything else is dropped, a single string reads as a list of one. */
export function stringList(value: unknown): string[] {
  const texts: string[] = [];
  for (const row of rowsOrOne(value)) addText(texts, row);
  return texts;
}

/** Lists of names by their first one: thousands of rows have few different lists, each of which is kept once. */
const nameLists = new Map<unknown, readonly string[]>();

/** Distinct names; an entry may also be `{ name }` or `{ id, name }`. Equal lists may be one and the same. */
export function nameList(value: unknown): readonly string[] {
  const rows = rowsOrOne(value);
  const known = nameLists.get(rows[0]);
  if (known?.length === rows.length && known.every((name, index) => name === rows[index])) return known;
  const names: string[] = [];
  for (const row of rows) addText(names, isObject(row) ? fieldsOf(row, 'name').get('name') : row);
  const read = distinct(names);
  nameLists.set(read[0], read);
  return read;
}

/** Thousands of rows have a few names each: creating a Set costs more than it saves. */
const distinct = (names: string[]): string[] =>
  names.length > 8 ? [...new Set(names)] : names.filter((name, index) => names.indexOf(name) === index);

const rowsOrOne = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function addText(texts: string[], value: unknown): void {
  const read = optionalString(value);
  if (read !== undefined && read.trim() !== '') texts.push(read);
}

/** Ignores the body of a call without a result; HTML is not a response of the backend. */
export function empty(body: unknown): undefined {
  if (typeof body === 'string' && body.trimStart().startsWith('<'))
    throw new DecodeError('HTML, not a response');
  return undefined;
}
