import { type Profile, respelled } from './profile';

/** Laravel: API resources, dates of SQL, booleans of a TINYINT column, errors by field. */
export const laravel: Profile = {
  body: (value) => {
    const body = respelled(
      value,
      (iso) => iso.slice(0, 19).replace('T', ' '),
      (name, flag) => [name, flag ? 1 : 0],
    );
    return Array.isArray(body) ? { data: body, links: {}, meta: { current_page: 1, last_page: 1 } } : body;
  },
  error: (status, message) =>
    status === 400
      ? { message: 'The given data was invalid.', errors: { field: [message] } }
      : { message: status === 401 ? 'Unauthenticated.' : message },
};
