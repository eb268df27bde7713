/**
 * The combinators with which every response is read (robustness 7): field by field, into new objects, generous with
 * what can still be used. Nothing of the server's is spread or merged, so no foreign key ever reaches an entity.
 */

/** The body, row or value cannot be used. It becomes the call's error with the generic message. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

/** Reads one value of the wire; throws `DecodeError` when it cannot be used. */
export type Decode<T> = (value: unknown) => T;

/** The own fields of one object of the wire: nothing is inherited, `__proto__` is a name like any other. */
export interface Fields {
  readonly get: (name: string) => unknown;
  readonly has: (name: string) => boolean;
}

type WireObject = Readonly<Record<string, unknown>>;

/** Reads in place: lists have thousands of rows, and copying each into a Map costs more than all the rest. */
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

/** Throws `DecodeError` when the value is no object: HTML, plain text, a list, null. */
export function fieldsOf(value: unknown, entity: string): Fields {
  if (!isObject(value)) throw new DecodeError(`${entity}: not an object`);
  return new OwnFields(value);
}

/**
 * The inside of a body wrapped as `{ data: … }`; any other body as it is. A body that has one of the entity's `own`
 * names is the entity itself, whatever else it has.
 */
export function unwrap(body: unknown, ...own: readonly string[]): unknown {
  if (!isObject(body) || !Object.hasOwn(body, 'data')) return body;
  return own.some((name) => Object.hasOwn(body, name)) ? body : body.data;
}

/** Fields of an entity, bare or wrapped as `{ data: … }`; `own` as for `unwrap`. */
export const entityFields = (body: unknown, entity: string, ...own: readonly string[]): Fields =>
  fieldsOf(unwrap(body, ...own), entity);

const NOTHING: Fields = new OwnFields({});

/** Fields of an object within the object; none where there is no such object. */
export const partOf = (fields: Fields, name: string): Fields =>
  optional(fields.get(name), (value) => fieldsOf(value, name)) ?? NOTHING;

/** The first of the names that has a value; null counts as none. */
export function field(fields: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** `undefined` where the reading throws `DecodeError`; every other error is a fault of ours and passes. */
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

/** A string; a number reads as its digits. */
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

/** `id`, `undefined` where the wire has none that can be used. */
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

/** Everything that does not say yes is no. */
export const boolean = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && YES.has(value.trim().toLowerCase()));

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** Smaller numbers are no time in milliseconds of any year that QLearn has seen. */
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

/** `isoDate`, `undefined` where the wire has none that can be used. */
export const optionalDate = (value: unknown): string | undefined => optional(value, isoDate);

/** One of the known values, in any case of letters. */
export function oneOf<T extends string>(value: unknown, known: readonly T[]): T {
  const read = string(value).trim().toLowerCase();
  const found = known.find((candidate) => candidate.toLowerCase() === read);
  if (found === undefined) throw new DecodeError(`not one of ${known.join(', ')}`);
  return found;
}

/** `oneOf`, `undefined` where the wire has none of them. */
export const optionalOneOf = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  optional(value, (present) => oneOf(present, known));

/**
 * Rows of a list, bare or wrapped as `{ data: … }`; missing reads as empty, a row that cannot be used is dropped. With
 * `page` the list may also be the `content` of a page. Throws `DecodeError` when there is no list at all.
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

/** Texts that say something; what is no text is dropped, a single text reads as a list of one. */
export function stringList(value: unknown): string[] {
  const texts: string[] = [];
  for (const row of rowsOrOne(value)) addText(texts, row);
  return texts;
}

/** Distinct names; an entry may also be `{ name }` or `{ id, name }`. */
export function nameList(value: unknown): string[] {
  const names: string[] = [];
  for (const row of rowsOrOne(value)) addText(names, isObject(row) ? fieldsOf(row, 'name').get('name') : row);
  return distinct(names);
}

/** Lists have thousands of rows with a few names each, for which a Set is not worth its making. */
const distinct = (names: string[]): string[] =>
  names.length > 8 ? [...new Set(names)] : names.filter((name, index) => names.indexOf(name) === index);

const rowsOrOne = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function addText(texts: string[], value: unknown): void {
  const read = optionalString(value);
  if (read !== undefined && read.trim() !== '') texts.push(read);
}

/** Whatever a call answers that promises nothing but 200; a page of HTML is not the backend speaking. */
export function empty(body: unknown): undefined {
  if (typeof body === 'string' && body.trimStart().startsWith('<'))
    throw new DecodeError('HTML, not an answer');
  return undefined;
}
