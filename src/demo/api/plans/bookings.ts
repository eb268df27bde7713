import { ADMIN_ONLY, type DemoRoute, requireSelf, route } from '@/demo/api/route';
import { demand, found, HttpError } from '@/demo/context/httpError';
import { amount, exact, oneOf, readBody, text } from '@/demo/context/requestBodies';
import type { BookingRecord } from '@/demo/database/records';
import { activate, bookingOf, newBooking, toBooking } from '@/demo/rules/bookings';
import { isExpired, subscriptionsOf } from '@/demo/rules/subscriptions';
import {
  cancelSubscription,
  createPaymentSession,
  getBookings,
  refund,
  setBookingStatus,
} from '@/shared/api/booking';
import { MAX_PLAN_PRICE } from '@/shared/api/plan';

const sessionForm = exact({ planId: text(), userId: text() });
const refundForm = exact({
  refundAmount: amount(0, MAX_PLAN_PRICE),
  refundReason: oneOf('REQUESTED_BY_CUSTOMER'),
  bookingId: text(),
});

/** The only status filter in the contract; the refund page sends it. */
const REFUND_PAGE = 'SUCCESS,CANCELED';

/** The refund page's list leaves out refunded bookings. */
const isAskedFor = ({ status, refunded }: BookingRecord, statuses: readonly string[] | undefined): boolean =>
  statuses === undefined || (statuses.includes(status) && !refunded);

export const bookingRoutes: readonly DemoRoute[] = [
  route(
    createPaymentSession,
    async ({ member, body }, context) => {
      const { planId, userId } = readBody(sessionForm, body);
      requireSelf(member, userId);
      const { database, now, checkoutOrigin } = context;
      const { plan } = found(await database.get('plans', planId), 'Plan');
      demand(plan.status === 'ACTIVE', 'This plan is no longer on offer.');
      const subscriptions = await subscriptionsOf(database, member.id, now());
      const blocking = subscriptions.some(
        (subscription) =>
          subscription.status === 'ACTIVE' &&
          subscription.plan.category !== 'FREE' &&
          !isExpired(subscription, now()),
      );
      if (blocking) throw new HttpError(409, 'You are already have an active plan.');

      const booking = newBooking(context, member.id, plan);
      await database.put('bookings', booking);
      return { checkoutURL: `${checkoutOrigin}/demo-checkout/${booking.id}`, booking: { id: booking.id } };
    },
    { status: 201 },
  ),

  route(
    setBookingStatus,
    async ({ segment, member }, context) => {
      const booking = await bookingOf(context, member, segment(0));
      const status = segment(1);
      demand(status === 'SUCCESS' || status === 'FAILED', 'The status is SUCCESS or FAILED.');
      if (booking.status === status) return toBooking(booking, member);
      if (booking.status === 'SUCCESS' || booking.status === 'CANCELED') {
        throw new HttpError(409, 'This booking is paid.');
      }
      if (status === 'SUCCESS') {
        if (booking.payment !== 'PAID') throw new HttpError(409, 'The payment has not arrived yet.');
        return toBooking(await activate(context, member, booking), member);
      }
      if (booking.payment === 'PAID') throw new HttpError(409, 'This booking is paid.');
      const failed: BookingRecord = { ...booking, status: 'FAILED' };
      await context.database.put('bookings', failed);
      return toBooking(failed, member);
    },
    { bodiless: true },
  ),

  route(
    cancelSubscription,
    async ({ segment, member }, context) => {
      const { database, now } = context;
      const booking = await bookingOf(context, member, segment(0));
      if (booking.status !== 'SUCCESS')
        throw new HttpError(409, 'Only a paid subscription can be cancelled.');
      demand(booking.plan.category !== 'FREE', 'A free plan cannot be cancelled.');
      const subscriptions = await subscriptionsOf(database, booking.group, now());
      await database.put(
        'subscriptions',
        ...subscriptions
          .filter((subscription) => subscription.bookingId === booking.id)
          .map((subscription) => ({ ...subscription, status: 'CANCELLED' as const })),
      );
      const canceled: BookingRecord = { ...booking, status: 'CANCELED' };
      await database.put('bookings', canceled);
      return toBooking(canceled, await database.get('users', booking.group));
    },
    { bodiless: true },
  ),

  route(
    getBookings,
    async ({ segment, member, optionalQuery }, { database }) => {
      requireSelf(member, segment(0), true);
      const status = optionalQuery('status');
      demand(status === undefined || status === REFUND_PAGE, `The status is ${REFUND_PAGE}.`);
      const user = found(await database.get('users', segment(0)), 'User');
      const bookings = await database.byGroup('bookings', user.id);
      return bookings
        .filter((booking) => isAskedFor(booking, status?.split(',')))
        .sort((a, b) => b.createdAt - a.createdAt)
        .map((booking) => toBooking(booking, user));
    },
    { query: ['status'] },
  ),

  route(
    refund,
    async ({ segment, member, body }, context) => {
      const { refundAmount, bookingId } = readBody(refundForm, body);
      demand(bookingId === segment(0), 'The booking has another id.');
      const booking = await bookingOf(context, member, bookingId);
      if (booking.refunded) throw new HttpError(409, 'This booking has already been refunded.');
      if (booking.status !== 'CANCELED') throw new HttpError(409, 'The plan has to be cancelled first.');
      demand(refundAmount === booking.plan.price, 'The refund is the full price.');
      await context.database.put('bookings', { ...booking, refunded: true });
      return { message: 'Refunded.' };
    },
    ADMIN_ONLY,
  ),
];
