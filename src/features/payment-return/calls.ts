import { getUserPlans } from '@/shared/api/activePlan';
import { getBookings, setBookingStatus } from '@/shared/api/booking';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The only word that is believed about a payment. */
export const readBookings = createRemoteCall({
  name: 'paymentReturn/bookings',
  endpoint: getBookings,
  concurrency: 'latest',
});

/** Tells the server how the checkout ended. */
export const reportOutcome = createRemoteCall({
  name: 'paymentReturn/reportOutcome',
  endpoint: setBookingStatus,
  concurrency: 'leading',
  key: ({ bookingId }) => bookingId,
});

/** Whether the plan that was paid is still running. */
export const readPlans = createRemoteCall({
  name: 'paymentReturn/plans',
  endpoint: getUserPlans,
  concurrency: 'latest',
});
