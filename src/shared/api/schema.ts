/** Decoders that describe what they read, as JSON Schema: one declaration for the app and for the backend's team. */

import type { DecodeContext } from './decodeContext';

/** The part of JSON Schema 2020-12 that the wire needs. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

export interface Described {
  readonly schema: Schema;
}

export type Decoder<T> = ((value: unknown, context?: DecodeContext) => T) & Described;

/** Adds the description of what a decoder reads in the plain case. */
export const described = <F extends (value: unknown, ...more: never[]) => unknown>(
  schema: Schema,
  decode: F,
): F & Described => Object.assign(decode, { schema });

/** An empty schema (anything) if a decoder has no description. */
export const schemaOf = (decode: object): Schema =>
  'schema' in decode && typeof decode.schema === 'object' && decode.schema !== null ? decode.schema : {};
