import { array, boolean, number, object, type ObjectShape, type Schema, string, ValidationError } from 'yup';
import { isEmailAddress } from '@/shared/format/emailAddress';
import { HttpError } from './httpError';

/** The schema of a request body: a missing field, an extra field or a value of another type is refused. */
export const exact = <F extends ObjectShape>(fields: F) => object(fields).exact().strict().required();

export const text = () => string().strict().required();
/** A text that may be ''. */
export const anyText = () => string().strict().defined();
/** A boolean; the text 'true' is refused. */
export const flag = () => boolean().strict().required();
export const whole = (low: number, high: number) => number().strict().required().integer().min(low).max(high);
/** A number within bounds, integer or not. */
export const amount = (low: number, high: number) => number().strict().required().min(low).max(high);
export const oneOf = <T extends string>(...values: readonly T[]) =>
  string().strict().required().oneOf(values);
export const emailAddress = () => text().test('email', 'Email not valid', isEmailAddress);
export const texts = () => array().strict().of(text()).defined();

/** The validated body. Throws 400 with the reason. */
export function readBody<T>(schema: Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body, { strict: true, abortEarly: true });
  } catch (cause) {
    if (cause instanceof ValidationError) throw new HttpError(400, `Bad request: ${cause.message}.`);
    throw cause;
  }
}
