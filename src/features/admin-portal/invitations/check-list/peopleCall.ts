import type { SagaIterator } from 'redux-saga';
import { loadStudents } from '@/domain/student/calls';
import { loadInvitations } from '@/features/admin-portal/invitations/calls';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { all } from '@/shared/store/effects';

interface PeopleRead {
  /** Addresses; undefined if they could not be read. */
  readonly accounts: readonly string[] | undefined;
}

/** Reads accounts and invitations again; the invitations are those of `loadInvitations`. */
export const readPeople = createRemoteCall<undefined, PeopleRead>({
  name: 'adminPortal/people',
  concurrency: 'latest',
  *send() {
    const [accounts] = yield* all([readAccounts(), loadInvitations.run(undefined)]);
    return { accounts };
  },
});

/** Undefined if they cannot be read: a check still says who was invited. */
function* readAccounts(): SagaIterator<readonly string[] | undefined> {
  try {
    const students = yield* loadStudents.run(undefined);
    return students.map(({ email }) => email);
  } catch {
    return undefined;
  }
}
