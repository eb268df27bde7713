import { type Schema, ValidationError } from 'yup';

/** The messages of all rules of the schema that the values break; here each rule's message names its field. */
export function missingIn(schema: Schema, values: unknown): readonly string[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (cause) {
    if (!ValidationError.isError(cause)) throw cause;
    return cause.errors;
  }
}
