import type { UserDetails } from './account';
import {
  array,
  DecodeError,
  empty,
  fieldsOf,
  id,
  numberOr,
  oneOf,
  optional,
  optionalDate,
  optionalId,
  string,
  stringOr,
  tryDecode,
} from './decode';
import { get, post, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';
import { decodePlan } from './plan';

const KNOWN_STATUSES = ['SUCCESS', 'FAILED', 'CANCELED'] as const;

/** CANCELLED on the wire reads as CANCELED; an unknown or missing status as PENDING. */
export type BookingStatus = (typeof KNOWN_STATUSES)[number] | 'PENDING';

function bookingStatus(value: unknown): BookingStatus {
  const status = stringOr(value).trim().toUpperCase();
  if (status === 'CANCELLED') return 'CANCELED';
  return tryDecode(() => oneOf(status, KNOWN_STATUSES)) ?? 'PENDING';
}

/** The part of the buyer that a booking contains. */
export type BookingUser = Pick<UserDetails, 'id' | 'displayName' | 'email'>;

const decodeBookingUser = entity('user', ['id'], { id, displayName: stringOr, email: stringOr });

/** Throws `DecodeError` when the booking has no id. */
export const decodeBooking = entity('Booking', ['id', 'price'], {
  id,
  /** US dollars. */
  price: (value) => Math.max(0, numberOr(value, 0)),
  status: bookingStatus,
  plan: (value) => optional(value, decodePlan),
  subscriptionStartDate: optionalDate,
  subscriptionId: optionalId,
  paymentIntentId: optionalId,
  user: (value): BookingUser | undefined => optional(value, decodeBookingUser),
});

/** A payment for a plan; dates are ISO 8601, UTC. */
export type Booking = Decoded<typeof decodeBooking>;

/** Rows without an id are dropped. Throws `DecodeError` when there is no list. */
export const decodeBookings = (body: unknown): Booking[] => array(body, decodeBooking);

function checkoutUrl(value: unknown): string {
  const url = string(value).trim();
  if (url === '') throw new DecodeError('PaymentSession: no checkout URL');
  return url;
}

/** Whether the URL may be opened is decided by the checkout. */
export const decodePaymentSession = entity('PaymentSession', ['checkoutURL'], {
  checkoutURL: checkoutUrl,
  bookingId: aliased((booking) => id(fieldsOf(booking, 'booking').get('id')), 'booking'),
});

/** URL of a checkout, and the booking that waits for its payment. */
export type PaymentSession = Decoded<typeof decodePaymentSession>;

/** Opens a checkout with a PENDING booking. */
export const createPaymentSession = post({
  id: 'createPaymentSession',
  path: '/booking/create-payment-session',
  request: ({ planId, userId }: { readonly planId: string; readonly userId: string }) => ({
    body: { planId, userId },
  }),
  decode: decodePaymentSession,
});

/** Reports the outcome of the checkout. */
export const setBookingStatus = put({
  id: 'setBookingStatus',
  path: '/booking/:bookingId/status/:status',
  request: (segments: { readonly bookingId: string; readonly status: 'SUCCESS' | 'FAILED' }) => ({
    segments,
  }),
  decode: decodeBooking,
});

/** The plan ends with the paid time. */
export const cancelSubscription = post({
  id: 'cancelSubscription',
  path: '/booking/:bookingId/cancel-subscription',
  decode: empty,
});

export interface BookingsQuery {
  readonly userId: string;
  /** Only bookings with one of these; the refund page asks for SUCCESS and CANCELED. */
  readonly statuses?: readonly (typeof KNOWN_STATUSES)[number][] | undefined;
}

export const getBookings = get({
  id: 'getBookings',
  path: '/booking/user/:userId',
  request: ({ userId, statuses }: BookingsQuery) => ({
    segments: { userId },
    ...(statuses === undefined ? {} : { query: { status: statuses.join(',') } }),
  }),
  decode: decodeBookings,
});

export interface RefundOrder {
  readonly bookingId: string;
  /** US dollars: the full price. */
  readonly refundAmount: number;
}

/** Refunds a booking in full; cannot be undone. */
export const refund = post({
  id: 'refund',
  path: '/booking/:bookingId/refund',
  request: ({ bookingId, refundAmount }: RefundOrder) => ({
    segments: { bookingId },
    body: { refundAmount, refundReason: 'REQUESTED_BY_CUSTOMER', bookingId },
  }),
  decode: empty,
});
