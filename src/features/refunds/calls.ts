import { getUsers, type UserDetails } from '@/shared/api/account';
import { cancelSubscription, getBookings, refund } from '@/shared/api/booking';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** A student without token. */
export type Student = Pick<UserDetails, 'id' | 'displayName' | 'email'>;

export const loadStudents = createRemoteCall<undefined, readonly Student[]>({
  name: 'refunds/students',
  concurrency: 'latest',
  send: async (_, { http, signal }) => {
    const users = await http.send(getUsers, undefined, signal);
    return users.map(({ id, displayName, email }) => ({ id, displayName, email }));
  },
});

/** Contract call `getBookings` with status SUCCESS and CANCELED. */
export const loadPayments = createRemoteCall({
  name: 'refunds/payments',
  endpoint: getBookings,
  concurrency: 'latest',
  key: ({ userId }) => userId,
});

export const sendCancellation = createRemoteCall({
  name: 'refunds/cancel',
  endpoint: cancelSubscription,
  concurrency: 'leading',
});

export const sendRefund = createRemoteCall({
  name: 'refunds/refund',
  endpoint: refund,
  concurrency: 'leading',
});
