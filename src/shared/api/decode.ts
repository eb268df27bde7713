/**
 * Decoders of single values. Responses are read field by field into new objects, tolerating anything that is
 * still usable; nothing of the server's is spread or merged, so no foreign key reaches an entity.
 */
import { type DecodeContext, DecodeError } from './decodeContext';
import { type Decoder, type Described, described, schemaOf } from './schema';

/** Decodes one value of the wire; throws `DecodeError` if it cannot be used. */
export type Decode<T> = (value: unknown, context?: DecodeContext) => T;

/** Own fields of an object of the wire: nothing is inherited, `__proto__` is an ordinary name. */
export interface Fields {
  readonly get: (name: string) => unknown;
}

type WireObject = Readonly<Record<string, unknown>>;

/** Reads in place: copying each of thousands of rows into a Map would cost more than everything else. */
class OwnFields implements Fields {
  readonly #object: WireObject;

  constructor(object: WireObject) {
    this.#object = object;
  }

  get(name: string): unknown {
    return Object.hasOwn(this.#object, name) ? this.#object[name] : undefined;
  }
}

export const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** An empty body reads as nothing sent: null, undefined or ''. */
export const isAbsent = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** Throws `DecodeError` for anything other than an object: HTML, plain text, a list, null. */
export function fieldsOf(value: unknown, entity: string, context?: DecodeContext): Fields {
  if (!isObject(value)) throw new DecodeError(`${entity}, an object`, value, context);
  return new OwnFields(value);
}

/** What frameworks name the content of an envelope. */
export const ENVELOPES: readonly string[] = ['data', 'result', 'response', 'payload'];

/** The name of what is in an envelope: a body with one of the entity's `own` names is the entity itself. */
export function envelopeName(body: unknown, own: readonly string[] = []): string | undefined {
  if (!isObject(body) || own.some((name) => Object.hasOwn(body, name))) return undefined;
  return ENVELOPES.find((name) => Object.hasOwn(body, name));
}

/** Unwraps `{ data: … }`; any other body is returned unchanged; `own` as for `envelopeName`. */
export function unwrap(body: unknown, own: readonly string[] = [], context?: DecodeContext): unknown {
  const name = envelopeName(body, own);
  if (name === undefined || !isObject(body)) return body;
  context?.deviates('object in an envelope');
  return body[name];
}

/** The first of the names that has a value; null counts as no value. */
export function field(fields: Fields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** `undefined` if `read` throws `DecodeError`; any other error is a bug and is rethrown. */
export function tryDecode<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** The decoded value; the fallback if it is absent or, noted as a problem, cannot be used. */
function readOr<T, Fallback>(
  value: unknown,
  decode: Decode<T>,
  fallback: Fallback,
  context?: DecodeContext,
): T | Fallback {
  if (isAbsent(value)) return fallback;
  try {
    return decode(value, context);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    context?.misreads(error);
    return fallback;
  }
}

/** The decoded value; `undefined` if it is absent or cannot be used. */
export const optional = <T>(value: unknown, decode: Decode<T>, context?: DecodeContext): T | undefined =>
  readOr(value, decode, undefined, context);

/** A decoder of `optional`. */
export const maybe = <T>(decode: Decode<T> & Described): Decoder<T | undefined> =>
  described(decode.schema, (value: unknown, context?: DecodeContext) => optional(value, decode, context));

/** A decoder with a value for what is absent or cannot be used. */
export const withDefault = <T>(decode: Decode<T> & Partial<Described>, fallback: T): Decoder<T> =>
  described(schemaOf(decode), (value: unknown, context?: DecodeContext) =>
    readOr(value, decode, fallback, context),
  );

/** A string; a number is converted. `expected` describes the expected value in words. */
export function textOf(value: unknown, expected: string, context?: DecodeContext): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new DecodeError(expected, value, context);
}

export const string = described(
  { type: ['string', 'number'] },
  (value: unknown, context?: DecodeContext): string => textOf(value, 'a text', context),
);

/** A text; '' if the wire has none. Never throws. */
export const stringOr = described(string.schema, (value: unknown, context?: DecodeContext): string =>
  readOr(value, string, '', context),
);

/** `undefined` also for ''. */
export const optionalString = maybe(string);

const MAX_ID_LENGTH = 256;

/** An opaque id: a non-blank string or a number, as a string. */
export const id = described(
  { type: ['string', 'number'], maxLength: MAX_ID_LENGTH },
  (value: unknown, context?: DecodeContext): string => {
    // MongoDB exports ids in this form.
    const isInObject = isObject(value) && Object.hasOwn(value, '$oid');
    if (isInObject) context?.deviates('id in an envelope');
    const read = textOf(isInObject ? value.$oid : value, 'an id', context).trim();
    if (read === '' || read.length > MAX_ID_LENGTH) throw new DecodeError('an id', value, context);
    return read;
  },
);

/** `id`, or `undefined`. */
export const optionalId = maybe(id);

/** A finite number, or a string that spells one. */
export const number = described(
  { type: ['number', 'string'] },
  (value: unknown, context?: DecodeContext): number => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof read !== 'number' || !Number.isFinite(read)) throw new DecodeError('a number', value, context);
    return read;
  },
);

/** A number, or the fallback if the wire has none. Never throws. */
export const numberOr = (value: unknown, fallback: number, context?: DecodeContext): number =>
  readOr(value, number, fallback, context);

/** A whole number, never negative, or the fallback if the wire has none. Never throws. */
export const wholeNumberOr = (value: unknown, fallback: number, context?: DecodeContext): number =>
  Math.max(0, Math.round(numberOr(value, fallback, context)));

/** A whole number, never negative, 0 if the wire has none: counts and seconds. */
export const wholeNumber = described(
  { type: ['integer', 'string'], minimum: 0 },
  (value: unknown, context?: DecodeContext) => wholeNumberOr(value, 0, context),
);

/** US dollars. */
export const price = described(
  { type: ['number', 'string'], minimum: 0, description: 'US dollars' },
  (value: unknown, context?: DecodeContext): number => Math.max(0, numberOr(value, 0, context)),
);

const WORDS = new Map<unknown, boolean>([
  ...['true', 'y', 'yes', 'on', '1', 1].map((word) => [word, true] as const),
  ...['false', 'n', 'no', 'off', '0', 0].map((word) => [word, false] as const),
]);

/** True or false, also as 1, 0 and texts like 'yes'; absent is false. Throws `DecodeError` for anything else. */
function truth(value: unknown, context?: DecodeContext): boolean {
  if (typeof value === 'boolean') return value;
  const read = WORDS.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
  if (read === undefined) throw new DecodeError('true or false', value, context);
  context?.deviates('boolean as a text or number');
  return read;
}

/** True only for true, 1, and texts like 'yes'. */
export const boolean = described({ type: 'boolean' }, (value: unknown, context?: DecodeContext): boolean =>
  readOr(value, truth, false, context),
);

/** Values are compared ignoring case, whitespace, hyphens and underscores. */
const spelling = (value: string): string => value.replaceAll(/[\s_-]/g, '').toLowerCase();

/** One of the known values in any spelling, or one of its synonyms; `missing` is what no value means. */
export const closedList = <const T extends string>(
  known: readonly T[],
  synonyms: Readonly<Record<string, T>> = {},
  missing?: T,
): Decoder<T> =>
  described({ enum: known }, (value: unknown, context?: DecodeContext): T => {
    const given = value ?? missing;
    const exact = known.find((candidate) => candidate === given);
    if (exact !== undefined) return exact;
    const wanted = spelling(string(given, context));
    const synonym = Object.entries(synonyms).find(([name]) => spelling(name) === wanted);
    const found = known.find((candidate) => spelling(candidate) === wanted) ?? synonym?.[1];
    if (found === undefined) throw new DecodeError(`one of ${known.join(', ')}`, given, context);
    context?.deviates('value of a closed list in another spelling');
    return found;
  });

/** Reads an object, bare or wrapped as `{ data: … }`; `own` as for `envelopeName`. */
export const inObject = <T>(
  body: unknown,
  entity: string,
  own: readonly string[],
  context: DecodeContext,
  read: (fields: Fields, at: (name: string) => void) => T,
): T =>
  context.withPath((at) => {
    const name = envelopeName(body, own);
    if (name === undefined) return read(fieldsOf(body, entity, context), at);
    at(name);
    return context.withPath((atInner) => {
      const fields = fieldsOf(unwrap(body, own, context), entity, context);
      return read(fields, atInner);
    });
  });
