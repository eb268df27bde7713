import { getUserPlans } from '@/shared/api/activePlan';
import {
  type BookingsQuery,
  cancelSubscription as endpointToCancel,
  getBookings,
} from '@/shared/api/booking';
import { getPlans } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

const userOf = ({ userId }: { readonly userId: string }): string => userId;

export const bookingsKey = ({ userId, statuses = [] }: BookingsQuery): string =>
  [userId, ...statuses].join(' ');

/** Every plan, including those no longer on offer: for administrators. */
export const loadPlans = createRemoteCall({ name: 'plan/all', endpoint: getPlans });

/** A user's plans, including canceled ones. */
export const loadUserPlans = createRemoteCall({ name: 'plan/ofUser', endpoint: getUserPlans, key: userOf });

/** The only trusted source about a payment. */
export const loadBookings = createRemoteCall({
  name: 'plan/bookings',
  endpoint: getBookings,
  key: bookingsKey,
});

export const cancelSubscription = createRemoteCall({
  name: 'plan/cancelSubscription',
  endpoint: endpointToCancel,
  key: ({ bookingId }) => bookingId,
});
