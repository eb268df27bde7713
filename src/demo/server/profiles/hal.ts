import { isRecord, type Profile } from './profile';

const isRows = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((row) => isRecord(row));

/** HAL and problem details: `_embedded`, nothing for an empty list, a created thing named by its Location. */
export const hal: Profile = {
  body: (value, { url }) => {
    const _links = { self: { href: url } };
    if (isRows(value)) {
      const page = { size: 1000, totalElements: value.length, totalPages: 1, number: 0 };
      return value.length === 0 ? { _links, page } : { _embedded: { thingModelList: value }, _links, page };
    }
    if (isRecord(value) && isCreated(value)) return undefined;
    return isRecord(value) ? { ...value, _links } : value;
  },
  headers: (value): Readonly<Record<string, string>> =>
    isRecord(value) && isCreated(value)
      ? { Location: `/qlearn/things/${encodeURIComponent(String(value.blockId ?? value.quizId))}` }
      : {},
  error: (status, message, instance) => ({
    type: 'about:blank',
    title: 'Error',
    status,
    detail: message,
    instance,
  }),
};

/** The answers of createQuiz and startBlock: ids alone. */
const isCreated = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => name === 'quizId' || name === 'blockId');
