/** Contract, section Plans and payments: payments of a user. */
import type { UserDetails } from './account';
import {
  tryDecode,
  DecodeError,
  empty,
  entityFields,
  field,
  fieldsOf,
  id,
  array,
  numberOr,
  oneOf,
  optional,
  optionalDate,
  optionalId,
  string,
  stringOr,
} from './decode';
import type { Endpoint } from './endpoint';
import { decodePlan, type Plan } from './plan';

const KNOWN_STATUSES = ['SUCCESS', 'FAILED', 'CANCELED'] as const;

/** The wire's CANCELLED reads as CANCELED; a status that is none of the known, or none, as PENDING. */
export type BookingStatus = (typeof KNOWN_STATUSES)[number] | 'PENDING';

/** As much of the buyer as a booking names. */
export type BookingUser = Pick<UserDetails, 'id' | 'displayName' | 'email'>;

/** A payment for a plan; dates are ISO 8601, UTC. */
export interface Booking {
  readonly id: string;
  /** US dollars. */
  readonly price: number;
  readonly status: BookingStatus;
  readonly plan?: Plan | undefined;
  readonly subscriptionStartDate?: string | undefined;
  readonly subscriptionId?: string | undefined;
  readonly paymentIntentId?: string | undefined;
  readonly user?: BookingUser | undefined;
}

/** Where a checkout is paid, and the booking that waits for it. */
export interface PaymentSession {
  readonly checkoutURL: string;
  readonly bookingId: string;
}

/** Throws `DecodeError` when the booking has no id. */
export function decodeBooking(body: unknown): Booking {
  const fields = entityFields(body, 'Booking', 'id', 'price');
  return {
    id: id(fields.get('id')),
    price: Math.max(0, numberOr(fields.get('price'), 0)),
    status: bookingStatus(fields.get('status')),
    plan: optional(fields.get('plan'), decodePlan),
    subscriptionStartDate: optionalDate(fields.get('subscriptionStartDate')),
    subscriptionId: optionalId(fields.get('subscriptionId')),
    paymentIntentId: optionalId(fields.get('paymentIntentId')),
    user: optional(fields.get('user'), decodeBookingUser),
  };
}

function bookingStatus(value: unknown): BookingStatus {
  const status = stringOr(value).trim().toUpperCase();
  if (status === 'CANCELLED') return 'CANCELED';
  return tryDecode(() => oneOf(status, KNOWN_STATUSES)) ?? 'PENDING';
}

function decodeBookingUser(value: unknown): BookingUser {
  const fields = fieldsOf(value, 'user');
  return {
    id: id(fields.get('id')),
    displayName: stringOr(fields.get('displayName')),
    email: stringOr(fields.get('email')),
  };
}

/** Rows without an id are dropped. Throws `DecodeError` when there is no list. */
export const decodeBookings = (body: unknown): Booking[] => array(body, decodeBooking);

/** Whether the address may be opened is not decided here (robustness 17). Throws `DecodeError`. */
export function decodePaymentSession(body: unknown): PaymentSession {
  const fields = entityFields(body, 'PaymentSession', 'checkoutURL');
  const checkoutURL = string(fields.get('checkoutURL')).trim();
  if (checkoutURL === '') throw new DecodeError('PaymentSession: nowhere to pay');
  return { checkoutURL, bookingId: id(fieldsOf(field(fields, 'booking'), 'booking').get('id')) };
}

/** Contract call `createPaymentSession`: opens a checkout with a booking that is PENDING. */
export const createPaymentSession: Endpoint<
  { readonly planId: string; readonly userId: string },
  PaymentSession
> = {
  id: 'createPaymentSession',
  method: 'POST',
  path: '/booking/create-payment-session',
  bearer: 'required',
  request: ({ planId, userId }) => ({ body: { planId, userId } }),
  decode: decodePaymentSession,
};

/** Contract call `setBookingStatus`: reports how the checkout came back. */
export const setBookingStatus: Endpoint<
  { readonly bookingId: string; readonly status: 'SUCCESS' | 'FAILED' },
  Booking
> = {
  id: 'setBookingStatus',
  method: 'PUT',
  path: '/booking/:bookingId/status/:status',
  bearer: 'required',
  request: ({ bookingId, status }) => ({ segments: { bookingId, status } }),
  decode: decodeBooking,
};

/** Contract call `cancelSubscription`: the plan ends with the time that was paid. */
export const cancelSubscription: Endpoint<{ readonly bookingId: string }, undefined> = {
  id: 'cancelSubscription',
  method: 'POST',
  path: '/booking/:bookingId/cancel-subscription',
  bearer: 'required',
  request: ({ bookingId }) => ({ segments: { bookingId } }),
  decode: empty,
};

/** Whose bookings are wanted, and which. */
export interface BookingsQuery {
  readonly userId: string;
  /** Only bookings with one of these; the refund page asks for SUCCESS and CANCELED. */
  readonly statuses?: readonly (typeof KNOWN_STATUSES)[number][] | undefined;
}

/** Contract call `getBookings`. */
export const getBookings: Endpoint<BookingsQuery, Booking[]> = {
  id: 'getBookings',
  method: 'GET',
  path: '/booking/user/:userId',
  bearer: 'required',
  request: ({ userId, statuses }) => ({
    segments: { userId },
    ...(statuses === undefined ? {} : { query: { status: statuses.join(',') } }),
  }),
  decode: decodeBookings,
};

/** Which booking is paid back. */
export interface RefundOrder {
  readonly bookingId: string;
  /** US dollars: the full price. */
  readonly refundAmount: number;
}

/** Contract call `refund`: pays a booking back in full; cannot be taken back. */
export const refund: Endpoint<RefundOrder, undefined> = {
  id: 'refund',
  method: 'POST',
  path: '/booking/:bookingId/refund',
  bearer: 'required',
  request: ({ bookingId, refundAmount }) => ({
    segments: { bookingId },
    body: { refundAmount, refundReason: 'REQUESTED_BY_CUSTOMER', bookingId },
  }),
  decode: empty,
};
