import type { Booking } from '@/shared/api/booking';
import { toCsv } from '@/shared/browser/csv';
import { formatMoney } from '@/shared/format/numbers';
import type { Student } from './calls';

/** A payment with its student. */
export interface Payment {
  readonly booking: Booking;
  readonly student: Student;
}

export const planName = ({ plan }: Booking): string => plan?.name ?? 'Plan';

/** 'Cancel Plan': for paid plans that are not free. */
export const canCancel = ({ status, plan }: Booking): boolean =>
  status === 'SUCCESS' && plan?.category !== 'FREE';

/** 'Refund': once the plan is cancelled, where there is something to refund. */
export const canRefund = ({ id, status, price }: Booking, refunded: readonly string[]): boolean =>
  status === 'CANCELED' && price > 0 && !refunded.includes(id);

/** Label of a payment's status; one refunded on this visit says so. */
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

/** Text of the e-mail search. */
export const emailOf = ({ email }: Student): string => email;

export const studentsCsv = (students: readonly Student[]): string =>
  toCsv(
    ['Email', 'Name', 'User ID'],
    students.map(({ email, displayName, id }) => [email, displayName, id]),
  );

const PAYMENTS_HEADER = [
  'Email',
  'Name',
  'Plan',
  'Started (UTC)',
  'Amount (USD)',
  'Status',
  'Payment',
  'Booking ID',
];

/** Payments of a student, with the student in each row. */
export const paymentsCsv = (
  { email, displayName }: Student,
  bookings: readonly Booking[],
  refunded: readonly string[],
): string =>
  toCsv(
    PAYMENTS_HEADER,
    bookings.map((booking) => [
      email,
      displayName,
      planName(booking),
      booking.subscriptionStartDate ?? '',
      booking.price,
      statusName(booking, refunded),
      booking.paymentIntentId ?? '',
      booking.id,
    ]),
  );
