import { type Schema, schemaOf } from '@/shared/api/schema';
import { EVERY_CALL } from '../calls/everyCall';
import type { ListOf } from './inferSchema';

interface Field {
  readonly name: string;
  readonly list: readonly string[];
}

/** Every field of a schema that has a closed list of values. */
function fieldsOf(schema: Schema, name = ''): Field[] {
  return [
    ...(schema.enum === undefined ? [] : [{ name, list: schema.enum }]),
    ...(schema.items === undefined ? [] : fieldsOf(schema.items, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => fieldsOf(inner, field)),
  ];
}

const everyField = EVERY_CALL.flatMap(({ endpoint }) => fieldsOf(schemaOf(endpoint.decode)));

/** The list of a field by its name: that of the call's own response, or else the only one that any response has. */
export const listsBeside =
  (answer: Schema): ListOf =>
  (field, values) => {
    const listsIn = (fields: readonly Field[]): (readonly string[])[] => {
      const fitting = fields.filter(
        ({ name, list }) => name === field && values.every((value) => list.some((one) => one === value)),
      );
      return [...new Map(fitting.map(({ list }) => [list.join(), list])).values()];
    };
    const own = listsIn(fieldsOf(answer));
    const lists = own.length > 0 ? own : listsIn(everyField);
    return lists.length === 1 ? lists[0] : undefined;
  };
