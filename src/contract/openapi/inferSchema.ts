import type { Schema } from '@/shared/api/schema';

/** The closed list of a field that has these values, if there is one. */
export type ListOf = (field: string, values: readonly unknown[]) => readonly string[] | undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema that all of the sampled JSON values have. */
export function inferSchema(values: readonly unknown[], listOf: ListOf, field = ''): Schema {
  if (values.length === 0) return {};
  if (values.every(isRecord)) return objectSchema(values, listOf);
  if (values.every((value) => Array.isArray(value))) {
    return { type: 'array', items: inferSchema(values.flat(), listOf, field) };
  }
  const list = listOf(field, values);
  return { type: typeOfAll(values), ...(list !== undefined && { enum: list }) };
}

function objectSchema(values: readonly Readonly<Record<string, unknown>>[], listOf: ListOf): Schema {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const present = (name: string): unknown[] =>
    values.flatMap((value) => (value[name] === undefined ? [] : [value[name]]));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, inferSchema(present(name), listOf, name)])),
    required: names.filter((name) => present(name).length === values.length),
  };
}

function typeOfAll(values: readonly unknown[]): string {
  if (values.every((value) => Number.isInteger(value))) return 'integer';
  return typeof values[0];
}
