import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { createConfirmedWrite } from '@/shared/remote/createConfirmedWrite';
import { loadPayments, sendCancellation, sendRefund } from './calls';
import { type Payment, paymentsQuery } from './refundModel';

function* reload({ student }: Payment): SagaIterator<void> {
  yield put(loadPayments.actions.request(paymentsQuery(student.id)));
}

/** Cancels a student's plan after confirmation. */
export const cancellation = createConfirmedWrite<Payment>({
  name: 'refunds/cancellation',
  perform: ({ booking }) => sendCancellation.run({ bookingId: booking.id }),
  *isDone({ booking, student }): SagaIterator<boolean> {
    const bookings = yield* loadPayments.run(paymentsQuery(student.id));
    return bookings.find(({ id }) => id === booking.id)?.status !== 'SUCCESS';
  },
  refresh: reload,
  success: { text: 'Plan has been cancelled successfully...', seconds: null },
  failure: (message) => message ?? 'The plan could not be cancelled. Please try again.',
});

/**
 * Refunds the full price after confirmation. The list has no status for 'refunded': a payment that has left
 * it is settled, one still listed as CANCELED may or may not be.
 */
export const refunding = createConfirmedWrite<Payment>({
  name: 'refunds/refunding',
  perform: ({ booking }) => sendRefund.run({ bookingId: booking.id, refundAmount: booking.price }),
  *isDone({ booking, student }): SagaIterator<boolean> {
    const bookings = yield* loadPayments.run(paymentsQuery(student.id));
    return bookings.every(({ id }) => id !== booking.id);
  },
  refresh: reload,
  success: { text: 'Plan amount successfully refunded...', seconds: null },
  failure: (message) => message ?? 'The amount could not be refunded. Please try again.',
  notDone:
    'The server did not answer. It was asked again and still lists this payment as canceled, so the refund has most likely not been made. Refund again?',
});
