/** What a return from the checkout comes to (robustness 13). */
import type { ActivePlan } from '@/shared/api/activePlan';
import type { Booking } from '@/shared/api/booking';

/** What the address says; it decides nothing but which status an open booking may be given. */
export type Outcome = 'success' | 'failure';

/** What is known of the booking. */
export type Finding =
  | { readonly kind: 'notFound' }
  /** It was paid, now or long ago; `hasEnded`: the plan is no longer running, or was cancelled. */
  | { readonly kind: 'paid'; readonly booking: Booking; readonly hasEnded: boolean }
  | { readonly kind: 'failed'; readonly booking: Booking }
  /** The server has not said yes or no yet; `message` is its own word about that. */
  | { readonly kind: 'confirming'; readonly booking: Booking; readonly message: string | undefined };

/** The visitor's own booking of that id; one that names another user is as unknown as none. */
export const ownBooking = (
  bookings: readonly Booking[],
  bookingId: string,
  userId: string,
): Booking | undefined =>
  bookings.find(({ id, user }) => id === bookingId && (user === undefined || user.id === userId));

/** A booking that was paid once stays paid, also when its subscription was cancelled later. */
export const isPaid = ({ status }: Booking): boolean => status === 'SUCCESS' || status === 'CANCELED';

interface ReportQuestion {
  readonly booking: Booking;
  readonly outcome: Outcome;
  /** This tab has reported it already, and the server has taken it. */
  readonly wasReported: boolean;
  /** The visitor asks for another try. */
  readonly isAskedFor: boolean;
}

/**
 * The status to put, undefined for none. Only an open booking is given one, and once; a failed one is reported as paid
 * only where the visitor asks for it, because only they know that they were debited. Nothing is put over a paid one.
 */
export function statusToReport(question: ReportQuestion): 'SUCCESS' | 'FAILED' | undefined {
  const { booking, outcome, wasReported, isAskedFor } = question;
  if (isPaid(booking)) return undefined;
  if (booking.status === 'FAILED') return outcome === 'success' && isAskedFor ? 'SUCCESS' : undefined;
  if (wasReported && !isAskedFor) return undefined;
  return outcome === 'success' ? 'SUCCESS' : 'FAILED';
}

/** Whether the plan of a paid booking has ended: only where the visitor's plans say so. */
export function hasPlanEnded(booking: Booking, plans: readonly ActivePlan[] | undefined): boolean {
  if (booking.status === 'CANCELED') return true;
  const held = plans?.filter(
    ({ plan, bookingId, subscriptionId }) =>
      bookingId === booking.id ||
      (subscriptionId !== undefined && subscriptionId === booking.subscriptionId) ||
      (bookingId === undefined && subscriptionId === undefined && plan.id === booking.plan?.id),
  );
  return held !== undefined && held.length > 0 && held.every(({ expired }) => expired);
}

/** Status of a booking as a finding; `plans` undefined where they could not be read. */
export function findingOf(
  booking: Booking,
  plans: readonly ActivePlan[] | undefined,
  message?: string,
): Finding {
  if (isPaid(booking)) return { kind: 'paid', booking, hasEnded: hasPlanEnded(booking, plans) };
  return booking.status === 'FAILED' ? { kind: 'failed', booking } : { kind: 'confirming', booking, message };
}
