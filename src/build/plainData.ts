/**
 * What Formik asks of lodash, for the plain values that our forms hold: texts, numbers, flags, lists and records of
 * them. `leanFormik` puts these in lodash's place.
 */

/** A copy one level deep. */
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from<unknown>(value);
  return typeof value === 'object' && value !== null ? { ...value } : value;
}

/** A copy that shares nothing with the original. */
export const cloneDeep = (value: unknown): unknown => structuredClone(value);

/** `questions[2].title` → questions, 2, title. */
export function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  return String(path)
    .split(/[.[\]]+/)
    .filter((part) => part !== '');
}

/** Whether it is a record, and no list, date or instance of a class. */
export function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
