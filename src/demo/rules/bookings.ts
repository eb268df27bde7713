import type { DemoContext } from '@/demo/context/demoContext';
import { found } from '@/demo/context/httpError';
import { newId } from '@/demo/context/random';
import { sendMail } from '@/demo/context/users';
import type { BookingRecord, UserRecord } from '@/demo/database/records';
import type { Booking } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';
import { isoTime } from '@/shared/format/isoTime';
import { addSelected, newSubscription } from './subscriptions';

/** Wire form of a booking; the buyer is included if the caller may see it. */
export const toBooking = (booking: BookingRecord, user: UserRecord | undefined): Booking => ({
  id: booking.id,
  price: booking.plan.price,
  status: booking.status,
  plan: booking.plan,
  paymentIntentId: booking.paymentIntentId,
  ...(booking.startsAt === undefined ? {} : { subscriptionStartDate: isoTime(booking.startsAt) }),
  ...(booking.subscriptionId === undefined ? {} : { subscriptionId: booking.subscriptionId }),
  ...(user === undefined ? {} : { user: { id: user.id, displayName: user.displayName, email: user.email } }),
});

export const newBooking = (context: DemoContext, userId: string, plan: Plan): BookingRecord => ({
  id: newId(context.random, 'booking'),
  group: userId,
  plan,
  status: 'PENDING',
  payment: 'OPEN',
  refunded: false,
  createdAt: context.now(),
  paymentIntentId: newId(context.random, 'pi'),
});

/** The member's own booking, or anyone's for an administrator. Throws 404 for any other. */
export async function bookingOf(
  { database }: DemoContext,
  member: UserRecord,
  bookingId: string,
): Promise<BookingRecord> {
  const booking = await database.get('bookings', bookingId);
  const isVisible = booking?.group === member.id || member.primaryRole === 'ROLE_ADMIN';
  return found(isVisible ? booking : undefined, 'Booking');
}

/** Result of the demo checkout: paid or declined. The booking stays PENDING until the app sets its status. */
export async function settlePayment(
  context: DemoContext,
  bookingId: string,
  payment: 'PAID' | 'DECLINED',
): Promise<BookingRecord> {
  const booking = found(await context.database.get('bookings', bookingId), 'Booking');
  const settled: BookingRecord = booking.payment === 'PAID' ? booking : { ...booking, payment };
  await context.database.put('bookings', settled);
  return settled;
}

/** Turns a paid booking into the user's selected subscription. */
export async function activate(
  context: DemoContext,
  member: UserRecord,
  booking: BookingRecord,
): Promise<BookingRecord> {
  const { database, random, now } = context;
  const subscription = newSubscription(newId(random, 'sub'), booking.group, booking.plan, now(), booking.id);
  const active: BookingRecord = {
    ...booking,
    status: 'SUCCESS',
    startsAt: now(),
    subscriptionId: subscription.id,
  };
  await addSelected(database, subscription);
  await database.put('bookings', active);
  await sendMail(context, {
    to: member.email,
    subject: `Your QLearn plan ${booking.plan.name}`,
    text: `Thank you. ${booking.plan.name} is active. Your payment will be auto-debited at the end of each term.`,
    link: { label: 'Subscriptions', href: '/subscriptions' },
  });
  return active;
}
