import type { Booking, BookingsQuery } from '@/shared/api/booking';
import { formatMoney } from '@/shared/format/numbers';
import type { Student } from './calls';

/** A payment of a student, as the dialogs name it. */
export interface Payment {
  readonly booking: Booking;
  readonly student: Student;
}

/** What the page asks of a student's bookings. */
export const paymentsQuery = (userId: string): BookingsQuery => ({
  userId,
  statuses: ['SUCCESS', 'CANCELED'],
});

/** What was paid for, also where the wire does not name the plan. */
export const planName = ({ plan }: Booking): string => plan?.name ?? 'Plan';

/** 'Cancel Plan': for what was paid and is no free plan. */
export const canCancel = ({ status, plan }: Booking): boolean =>
  status === 'SUCCESS' && plan?.category !== 'FREE';

/** 'Refund': once the plan is cancelled, where there is something to give back. */
export const canRefund = ({ id, status, price }: Booking, refunded: readonly string[]): boolean =>
  status === 'CANCELED' && price > 0 && !refunded.includes(id);

/** A payment's status in words; one refunded in this visit says so. */
export function statusName({ id, status }: Booking, refunded: readonly string[]): string {
  if (refunded.includes(id)) return 'Refunded';
  switch (status) {
    case 'SUCCESS':
      return 'Success';
    case 'CANCELED':
      return 'Cancelled';
    case 'FAILED':
      return 'Failed';
    case 'PENDING':
      return 'Pending';
  }
}

/** Person, plan and amount, as both dialogs name them. */
export function paymentLine({ booking, student }: Payment): string {
  const { displayName, email } = student;
  const person = displayName === '' ? email : `${displayName} (${email})`;
  return `${person}, ${planName(booking)}, ${formatMoney(booking.price)}`;
}

/** What an e-mail search looks through. */
export const emailOf = ({ email }: Student): string => email;
