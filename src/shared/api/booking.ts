import { optionalDate } from './date';
import { closedList, id, maybe, optionalId, price, string, stringOr, withDefault } from './decode';
import { type DecodeContext, DecodeError } from './decodeContext';
import { get, post, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';
import { list } from './list';
import { decodePlan } from './plan';
import { described } from './schema';

const BOOKING_STATUSES = ['SUCCESS', 'FAILED', 'CANCELED', 'PENDING'] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** An unknown or missing status is PENDING. */
const bookingStatus = withDefault(closedList(BOOKING_STATUSES, { CANCELLED: 'CANCELED' }), 'PENDING');

const decodeBookingUser = entity('user', ['id'], { id, displayName: stringOr, email: stringOr });

/** Throws `DecodeError` if the booking has no id. */
export const decodeBooking = entity('Booking', ['id', 'price'], {
  id,
  /** US dollars. */
  price,
  status: bookingStatus,
  plan: maybe(decodePlan),
  subscriptionStartDate: optionalDate,
  subscriptionId: optionalId,
  paymentIntentId: optionalId,
  user: maybe(decodeBookingUser),
});

/** A payment for a plan; dates are ISO 8601, UTC. */
export type Booking = Decoded<typeof decodeBooking>;

const checkoutUrl = described(
  { type: 'string', format: 'uri' },
  (value: unknown, context?: DecodeContext): string => {
    const url = string(value, context).trim();
    if (url === '') throw new DecodeError('the URL of a checkout', value, context);
    return url;
  },
);

const booking = entity('booking', ['id'], { id });

const bookingOf = described(
  booking.schema,
  (value: unknown, context?: DecodeContext): string => booking(value, context).id,
);

/** The checkout decides whether the URL may be opened. */
export const decodePaymentSession = entity('PaymentSession', ['checkoutURL'], {
  checkoutURL: aliased(checkoutUrl, 'checkoutURL', 'checkoutUrl'),
  bookingId: aliased(bookingOf, 'booking'),
});

export type PaymentSession = Decoded<typeof decodePaymentSession>;

/** Opens a checkout with a PENDING booking. */
export const createPaymentSession = post(
  'createPaymentSession',
  '/booking/create-payment-session',
  decodePaymentSession,
  {
    request: ({ planId, userId }: { readonly planId: string; readonly userId: string }) => ({
      body: { planId, userId },
    }),
  },
);

export const setBookingStatus = put(
  'setBookingStatus',
  '/booking/:bookingId/status/:status',
  bodyIgnored(decodeBooking),
  {
    request: (segments: { readonly bookingId: string; readonly status: 'SUCCESS' | 'FAILED' }) => ({
      segments,
    }),
  },
);

/** The plan ends with the paid time. */
export const cancelSubscription = post(
  'cancelSubscription',
  '/booking/:bookingId/cancel-subscription',
  bodyIgnored(),
);

export interface BookingsQuery {
  readonly userId: string;
  /** Only bookings with one of these; the refund page asks for SUCCESS and CANCELED. */
  readonly statuses?: readonly BookingStatus[] | undefined;
}

export const getBookings = get('getBookings', '/booking/user/:userId', list(decodeBooking), {
  request: ({ userId, statuses }: BookingsQuery) => ({
    segments: { userId },
    ...(statuses === undefined ? {} : { query: { status: statuses.join(',') } }),
  }),
  noneYet: true,
});

export interface RefundOrder {
  readonly bookingId: string;
  /** US dollars: the full price. */
  readonly refundAmount: number;
}

/** Refunds a booking in full; cannot be undone. */
export const refund = post('refund', '/booking/:bookingId/refund', bodyIgnored(), {
  request: ({ bookingId, refundAmount }: RefundOrder) => ({
    segments: { bookingId },
    body: { refundAmount, refundReason: 'REQUESTED_BY_CUSTOMER', bookingId },
  }),
});
