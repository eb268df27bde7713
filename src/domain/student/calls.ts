import { getUsers, type UserDetails } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** A student without their token. */
export type Student = Pick<UserDetails, 'id' | 'displayName' | 'email'>;

/** Every student: the server lists nobody else. */
export const loadStudents = createRemoteCall<undefined, readonly Student[]>({
  name: 'students/load',
  concurrency: 'latest',
  send: async (_, { http, signal }) => {
    const users = await http.send(getUsers, undefined, signal);
    return users.map(({ id, displayName, email }) => ({ id, displayName, email }));
  },
});
