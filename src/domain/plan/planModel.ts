import type { Booking } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';
import { counted } from '@/shared/format/numbers';

const NAMES: ReadonlyMap<number, string> = new Map([
  [90, '3 months'],
  [180, '6 months'],
  [360, '1 year'],
]);

/** '7 days', '30 days', '3 months', '6 months', '1 year'; any other number in days. */
export const formatPlanDuration = (days: number): string => NAMES.get(days) ?? counted(days, 'day');

/** Shown before the checkout and after the payment. */
export const PAID_TEXT =
  'An email has been sent to your registered mail id with all the details. Your payment will be auto-debited.';

export const plansOnOffer = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ status }) => status === 'ACTIVE');

const BOOKING_STATUS_NAMES = {
  SUCCESS: 'Success',
  FAILED: 'Failed',
  CANCELED: 'Cancelled',
  PENDING: 'Pending',
} as const;

export const bookingStatusName = ({ status }: Booking): string => BOOKING_STATUS_NAMES[status];
