import { describe, expect, it } from 'vitest';
import * as bookings from '@/shared/api/booking';
import { DecodeError } from '@/shared/api/decodeContext';
import { wire } from './wire';

describe('booking calls', () => {
  it('sends booking calls as the contract specifies', () => {
    expect(wire(bookings.createPaymentSession, { planId: 'p1', userId: 'u1' })).toEqual({
      call: 'POST /booking/create-payment-session',
      bearer: 'required',
      body: { planId: 'p1', userId: 'u1' },
    });
    expect(wire(bookings.refund, { bookingId: 'b1', refundAmount: 29.99 })).toEqual({
      call: 'POST /booking/b1/refund',
      bearer: 'required',
      body: { refundAmount: 29.99, refundReason: 'REQUESTED_BY_CUSTOMER', bookingId: 'b1' },
    });
  });

  it.each([
    [
      'PUT /booking/b1/status/SUCCESS',
      wire(bookings.setBookingStatus, { bookingId: 'b1', status: 'SUCCESS' }),
    ],
    ['PUT /booking/b1/status/FAILED', wire(bookings.setBookingStatus, { bookingId: 'b1', status: 'FAILED' })],
    ['POST /booking/b1/cancel-subscription', wire(bookings.cancelSubscription, { bookingId: 'b1' })],
    ['GET /booking/user/u1', wire(bookings.getBookings, { userId: 'u1' })],
    [
      'GET /booking/user/u1?status=SUCCESS,CANCELED',
      wire(bookings.getBookings, { userId: 'u1', statuses: ['SUCCESS', 'CANCELED'] }),
    ],
  ])('sends %s without a body', (call, sent) => {
    expect(sent).toEqual({ call, bearer: 'required' });
  });
});

describe('Booking', () => {
  it.each([
    ['SUCCESS', 'SUCCESS'],
    ['failed', 'FAILED'],
    ['CANCELED', 'CANCELED'],
    ['CANCELLED', 'CANCELED'],
    ['CREATED', 'PENDING'],
    ['toString', 'PENDING'],
    [undefined, 'PENDING'],
    [5, 'PENDING'],
  ])('takes the status %j for %s', (status, read) => {
    expect(bookings.getBookings.decode([{ id: 1, status }])).toMatchObject([{ status: read }]);
  });

  it('reads what a booking has; a plan or user that cannot be read is none', () => {
    const user = { id: 3, displayName: 'Ada', email: 'a@x', password: 'x' };
    const rows = [
      {
        id: 1,
        price: '29.99',
        status: 'SUCCESS',
        plan: { id: 1 },
        user,
        subscriptionId: 4,
        paymentIntentId: 'pi',
      },
      { price: 1 },
      { id: 'b2', user: 'a@x' },
    ];
    expect(bookings.getBookings.decode({ data: rows })).toEqual([
      {
        id: '1',
        price: 29.99,
        status: 'SUCCESS',
        user: { id: '3', displayName: 'Ada', email: 'a@x' },
        subscriptionId: '4',
        paymentIntentId: 'pi',
      },
      { id: 'b2', price: 0, status: 'PENDING' },
    ]);
  });
});

describe('payment session', () => {
  it('reads the address to pay at, and the booking to be paid', () => {
    const body = { checkoutURL: 'https://pay.example.org/1', booking: { id: 9 } };
    const session = { checkoutURL: 'https://pay.example.org/1', bookingId: '9' };
    expect(bookings.createPaymentSession.decode(body)).toEqual(session);
    expect(bookings.createPaymentSession.decode({ data: body })).toEqual(session);
  });

  it.each([{}, { checkoutURL: ' ', booking: { id: 1 } }, { checkoutURL: 'https://x' }, 'https://x'])(
    'refuses a payment session as %j',
    (body) => {
      expect(() => bookings.createPaymentSession.decode(body)).toThrow(DecodeError);
    },
  );
});
