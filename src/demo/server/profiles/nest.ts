import { type Profile, respelled } from './profile';

const NAMES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
};

/** NestJS: every answer in an envelope, milliseconds, `isX` of TypeORM's entities, lists of messages. */
export const nest: Profile = {
  body: (value) => ({
    data: respelled(
      value,
      (iso) => Date.parse(iso),
      (name, flag) => [
        name.startsWith('is') ? name : `is${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        flag,
      ],
    ),
  }),
  error: (statusCode, message) => ({
    statusCode,
    message: message === '' ? (NAMES[statusCode] ?? 'Internal server error') : [message],
    error: NAMES[statusCode] ?? 'Internal Server Error',
  }),
};
