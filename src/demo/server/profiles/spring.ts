import { isRecord, type Profile, respelled } from './profile';

const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
};

/** Spring Boot 2.3 or later with Jackson: pages, seconds with decimals, getters of booleans, errors without words. */
export const spring: Profile = {
  body: (value, { url }) => {
    const body = respelled(
      value,
      (iso) => Date.parse(iso) / 1000,
      (name, flag) => [name === 'iselected' ? 'selected' : name, flag],
    );
    if (isRecord(body) && url.endsWith('/auth/signin')) {
      return { ...body, accessToken: `Bearer ${String(body.accessToken)}` };
    }
    return Array.isArray(body) ? { content: body, number: 0, totalPages: 1, last: true } : body;
  },
  error: (status, _message, path) => ({
    timestamp: new Date().toISOString(),
    status,
    error: PHRASES[status] ?? 'Internal Server Error',
    message: '',
    path,
  }),
};
