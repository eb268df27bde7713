import { cancelSubscription, loadBookings } from '@/domain/plan/calls';
import { type BookingsQuery, refund, type RefundOrder } from '@/shared/api/booking';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const paymentsQuery = (userId: string): BookingsQuery => ({
  userId,
  statuses: ['SUCCESS', 'CANCELED'],
});

interface PaymentRef {
  readonly bookingId: string;
  readonly userId: string;
}

const reloadPayments = ({ userId }: PaymentRef) => loadBookings.actions.request(paymentsQuery(userId));

export const cancelPlan = createRemoteCall<PaymentRef, undefined>({
  name: 'refunds/cancelPlan',
  concurrency: 'leading',
  key: ({ bookingId }) => bookingId,
  send: ({ bookingId }) => cancelSubscription.run({ bookingId }),
  *verify({ bookingId, userId }) {
    const bookings = yield* loadBookings.run(paymentsQuery(userId));
    const listed = bookings.find(({ id }) => id === bookingId);
    // Stryker disable next-line ObjectLiteral: without the field it is not done either
    if (listed?.status === 'SUCCESS') return { isDone: false };
    return { isDone: true, data: undefined };
  },
  onSuccess: {
    notify: { text: 'Plan has been cancelled successfully...', autoHideSeconds: null },
    reload: [reloadPayments],
  },
});

const STILL_CANCELED =
  'The server did not answer. It was asked again and still lists this payment as canceled, so the refund has most likely not been made. Refund again?';

/**
 * Refunds the full price. The list has no status for 'refunded': a payment no longer listed is settled; one still
 * listed as CANCELED may or may not be.
 */
export const sendRefund = createRemoteCall<PaymentRef & RefundOrder, undefined>({
  name: 'refunds/refund',
  endpoint: refund,
  key: ({ bookingId }) => bookingId,
  *verify({ bookingId, userId }) {
    const bookings = yield* loadBookings.run(paymentsQuery(userId));
    return bookings.some(({ id }) => id === bookingId)
      ? { isDone: false, message: STILL_CANCELED }
      : { isDone: true, data: undefined };
  },
  onSuccess: {
    notify: { text: 'Plan amount successfully refunded...', autoHideSeconds: null },
    reload: [reloadPayments],
  },
});
