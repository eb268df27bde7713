import { getUserPlans } from '@/shared/api/activePlan';
import { getBookings, setBookingStatus } from '@/shared/api/booking';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The bookings are the only trusted source about a payment. */
export const readBookings = createRemoteCall({
  name: 'paymentReturn/bookings',
  endpoint: getBookings,
  concurrency: 'latest',
});

/** Reports the outcome of the checkout. */
export const reportOutcome = createRemoteCall({
  name: 'paymentReturn/reportOutcome',
  endpoint: setBookingStatus,
  concurrency: 'leading',
  key: ({ bookingId }) => bookingId,
});

/** Whether the paid plan is still running. */
export const readPlans = createRemoteCall({
  name: 'paymentReturn/plans',
  endpoint: getUserPlans,
  concurrency: 'latest',
});
