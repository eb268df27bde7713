import { type Schema, ValidationError } from 'yup';

/** Messages of all violated rules; in these schemas each message names its field. */
export function missingIn(schema: Schema, values: unknown): readonly string[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (cause) {
    if (!ValidationError.isError(cause)) throw cause;
    return cause.errors;
  }
}
