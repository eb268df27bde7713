import { array, boolean, number, object, string, ValidationError, type ObjectShape, type Schema } from 'yup';
import { HttpError } from './httpError';

/** The forms of request bodies. All are strict: a missing field, an extra one or another type is refused. */

/** An object with exactly these fields. */
export const exact = <F extends ObjectShape>(fields: F) => object(fields).exact().strict().required();

/** A text that is not ''. */
export const text = () => string().strict().required();
/** A text that may be ''. */
export const anyText = () => string().strict().defined();
/** True or false, nothing that reads like it. */
export const flag = () => boolean().strict().required();
/** A whole number within bounds. */
export const whole = (low: number, high: number) => number().strict().required().integer().min(low).max(high);
/** A number within bounds, whole or not. */
export const amount = (low: number, high: number) => number().strict().required().min(low).max(high);
/** One of these texts. */
export const oneOf = <T extends string>(...values: readonly T[]) =>
  string().strict().required().oneOf(values);
/** An address such as `name@host.tld`. */
export const emailAddress = () => text().matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email not valid');
/** A list of texts, none of them empty. */
export const texts = () => array().strict().of(text()).defined();

/** The body in its form. Throws a 400 refusal that says what is wrong with it. */
export function readBody<T>(schema: Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body, { strict: true, abortEarly: true });
  } catch (cause) {
    if (cause instanceof ValidationError) throw new HttpError(400, `Bad request: ${cause.message}.`);
    throw cause;
  }
}
