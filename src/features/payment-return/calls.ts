import { setBookingStatus } from '@/shared/api/booking';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** Reports the outcome of the checkout. */
export const reportOutcome = createRemoteCall({
  name: 'paymentReturn/reportOutcome',
  endpoint: setBookingStatus,
  concurrency: 'leading',
  key: ({ bookingId }) => bookingId,
});
