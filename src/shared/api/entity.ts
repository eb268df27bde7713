/** Declares entities of the wire once: the decoder and its type are derived from a shape. */
import { type Decode, field, type Fields, inObject, isAbsent, tryDecode } from './decode';
import { DecodeContext } from './decodeContext';
import { type Described, described, type Schema, schemaOf } from './schema';

/** Reads a field under names other than its key, or from several fields. */
interface FieldDeclaration<T> extends Described {
  readonly read: (fields: Fields, context: DecodeContext, index: number) => T;
  /** The name on the wire, if it is not the key. */
  readonly name?: string | undefined;
}

/** By key: a decoder of the field of that name, or a declaration made by `aliased`, `replaced` or `derived`. */
type Shape = Readonly<Record<string, Decode<unknown> | FieldDeclaration<unknown>>>;

type ValueOf<Declared> =
  Declared extends FieldDeclaration<infer T> ? T : Declared extends Decode<infer T> ? T : never;

type OptionalKeys<S extends Shape> = {
  [Key in keyof S]: undefined extends ValueOf<S[Key]> ? Key : never;
}[keyof S];

type ReadonlyList<T> = T extends readonly (infer Row)[] ? readonly Row[] : T;

type Flat<T> = { readonly [Key in keyof T]: ReadonlyList<T[Key]> };

/** The entity of a shape; fields that may be undefined are optional. */
type EntityOf<S extends Shape> = Flat<
  { [Key in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[Key]> } & {
    [Key in OptionalKeys<S>]?: ValueOf<S[Key]>;
  }
>;

/** The type that a decoder returns. */
export type Decoded<D> = D extends (...args: never) => infer T ? T : never;

const isBoolean = (decode: Decode<unknown>): boolean => schemaOf(decode).type === 'boolean';

/** The first of the names that has a value. */
export const aliased = <T>(decode: Decode<T>, ...names: readonly string[]): FieldDeclaration<T> =>
  isBoolean(decode)
    ? flag(decode, ...names)
    : {
        read: (fields, context) => decode(field(fields, ...names), context),
        name: names[0],
        schema: schemaOf(decode),
      };

/** `isX` of `x`, and the reverse: serializers of Java and Kotlin add or omit the prefix. */
const otherSpelling = (name: string): string =>
  /^is[A-Z]/.test(name)
    ? `${name.charAt(2).toLowerCase()}${name.slice(3)}`
    : `is${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A field of true or false; its absence is noted. A field of type boolean need not be declared as one. */
export function flag<T>(decode: Decode<T>, ...names: readonly string[]): FieldDeclaration<T> {
  const others = names.map(otherSpelling);
  const declaration: FieldDeclaration<T> = {
    read: (fields, context) => {
      const own = field(fields, ...names);
      const value = own ?? field(fields, ...others);
      if (own === undefined && value !== undefined) context.deviates('boolean under another name');
      const isNull = names.some((name) => fields.get(name) === null);
      context.notePresence(declaration, value !== undefined || isNull);
      return decode(value, context);
    },
    name: names[0],
    schema: schemaOf(decode),
  };
  return declaration;
}

/** A field that replaced another one: the old one is decoded in its own way if it has a value. */
export const replaced = <T>(
  name: string,
  decode: Decode<T>,
  earlierName: string,
  decodeEarlier: Decode<T>,
): FieldDeclaration<T> => ({
  read: (fields, context) => {
    const earlier = fields.get(earlierName);
    return isAbsent(earlier) ? decode(fields.get(name), context) : decodeEarlier(earlier, context);
  },
  name,
  schema: schemaOf(decode),
});

/** A value computed from several fields, or from the row's index in its list; described as its plain field. */
export const derived = <T>(
  read: (fields: Fields, context: DecodeContext, index: number) => T,
  schema: Schema = {},
): FieldDeclaration<T> => ({ read, schema });

/**
 * Declares an entity: its decoder reads an object, bare or wrapped as `{ data: … }`, field by field into a new object.
 * `own` are names that identify the bare entity even if it has a field `data`. The decoder throws `DecodeError` for
 * anything other than an object, and if a required field cannot be read.
 *
 * @example
 * export const decodePlanInvite = entity('PlanInvite', ['id'], {
 *   id,
 *   email: stringOr,
 *   sentAt: aliased(optionalDate, 'sentAt', 'dateCreated'),
 * });
 * export type PlanInvite = Decoded<typeof decodePlanInvite>;
 */
export function entity<const S extends Shape>(
  name: string,
  own: readonly string[],
  shape: S,
): ((body: unknown, context?: DecodeContext, index?: number) => EntityOf<S>) & Described;
// The overload states what the loop builds: one property for each key of the shape, of that declaration's type.
export function entity(entityName: string, own: readonly string[], shape: Shape) {
  const readers = Object.entries(shape).map(([key, shaped]) => {
    const declared = typeof shaped === 'function' && isBoolean(shaped) ? flag(shaped, key) : shaped;
    const isDecoder = typeof declared === 'function';
    return {
      key,
      name: (isDecoder ? undefined : declared.name) ?? key,
      read: isDecoder
        ? (fields: Fields, context: DecodeContext) => declared(fields.get(key), context)
        : declared.read,
      schema: schemaOf(declared),
    };
  });
  // Copying an object that already has every key is faster than adding them one by one, for thousands of rows.
  const blank: Record<string, unknown> = Object.fromEntries(readers.map(({ key }) => [key, undefined]));
  const schema: Schema = {
    type: 'object',
    get properties() {
      return Object.fromEntries(readers.map((reader) => [reader.name, reader.schema]));
    },
    /** The fields without which an object cannot be read. */
    get required() {
      const none: Fields = { get: () => undefined };
      const isRequired = ({ read }: (typeof readers)[number]): boolean =>
        tryDecode(() => [read(none, new DecodeContext(), 0)]) === undefined;
      return readers.filter(isRequired).map(({ name }) => name);
    },
  };
  return described(schema, (body: unknown, context = new DecodeContext(), index = 0): unknown =>
    inObject(body, entityName, own, context, (fields, at) => {
      const decoded = { ...blank };
      for (const { key, name, read } of readers) {
        at(name);
        decoded[key] = read(fields, context, index);
      }
      return decoded;
    }),
  );
}

/** The named fields of an object as a request body: nothing else of it is sent. */
export const pick = <T extends object>(
  source: T,
  ...keys: readonly (keyof T & string)[]
): Record<string, unknown> => Object.fromEntries(keys.map((key) => [key, source[key]]));
