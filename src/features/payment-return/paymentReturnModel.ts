import type { ActivePlan } from '@/shared/api/activePlan';
import type { Booking } from '@/shared/api/booking';

/** Outcome in the URL; it only decides which status may be reported for an open booking. */
export type PaymentOutcome = 'success' | 'failure';

/** What is known about the booking. */
export type Finding =
  | { readonly kind: 'notFound' }
  /** Paid, now or earlier; `hasEnded`: the plan is no longer running, or was canceled. */
  | { readonly kind: 'paid'; readonly booking: Booking; readonly hasEnded: boolean }
  | { readonly kind: 'failed'; readonly booking: Booking }
  /** The server has not decided yet, or does not list the booking yet; `message` is the server's text. */
  | {
      readonly kind: 'confirming';
      readonly booking: Booking | undefined;
      readonly message: string | undefined;
    };

/** The user's own booking with that id; another user's counts as unknown. */
export const ownBooking = (
  bookings: readonly Booking[],
  bookingId: string,
  userId: string,
): Booking | undefined =>
  bookings.find(({ id, user }) => id === bookingId && (user === undefined || user.id === userId));

/** A paid booking stays paid, even after its subscription is canceled. */
export const isPaid = ({ status }: Booking): boolean => status === 'SUCCESS' || status === 'CANCELED';

interface ReportQuestion {
  /** Undefined for a booking that this browser sent to the checkout and that is not listed yet. */
  readonly booking: Booking | undefined;
  readonly outcome: PaymentOutcome;
  /** The server has already accepted this tab's report. */
  readonly wasReported: boolean;
  /** 'Try again' was clicked. */
  readonly isRetry: boolean;
}

/**
 * The status to report; undefined for none. Only an open booking is reported, once; a failed one is reported as paid
 * only at the user's request, because only they know that they were debited. A paid one is never overwritten.
 */
export function statusToReport(question: ReportQuestion): 'SUCCESS' | 'FAILED' | undefined {
  const { booking, outcome, wasReported, isRetry } = question;
  // It may be paid: it is never reported as failed.
  if (booking === undefined) return outcome === 'success' && !wasReported ? 'SUCCESS' : undefined;
  if (isPaid(booking)) return undefined;
  if (booking.status === 'FAILED') return outcome === 'success' && isRetry ? 'SUCCESS' : undefined;
  if (wasReported && !isRetry) return undefined;
  return outcome === 'success' ? 'SUCCESS' : 'FAILED';
}

/** Whether the plan of a paid booking has ended, according to the user's plans. */
export function hasPlanEnded(booking: Booking, plans: readonly ActivePlan[] | undefined): boolean {
  if (booking.status === 'CANCELED') return true;
  const bought = plans?.filter(
    ({ plan, bookingId, subscriptionId }) =>
      bookingId === booking.id ||
      (subscriptionId !== undefined && subscriptionId === booking.subscriptionId) ||
      (bookingId === undefined && subscriptionId === undefined && plan.id === booking.plan?.id),
  );
  return bought !== undefined && bought.length > 0 && bought.every(({ expired }) => expired);
}

/** Outcome of a booking by its status; `plans` is undefined if they could not be read. */
export function findingOf(
  booking: Booking,
  plans: readonly ActivePlan[] | undefined,
  message?: string,
): Finding {
  if (isPaid(booking)) return { kind: 'paid', booking, hasEnded: hasPlanEnded(booking, plans) };
  return booking.status === 'FAILED' ? { kind: 'failed', booking } : { kind: 'confirming', booking, message };
}
