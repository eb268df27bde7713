import { bookingStatusName } from '@/domain/plan/planModel';
import type { Student } from '@/domain/student/calls';
import type { Booking } from '@/shared/api/booking';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';
import { formatMoney } from '@/shared/format/numbers';

export interface Payment {
  readonly booking: Booking;
  readonly student: Student;
}

export const planName = ({ plan }: Booking): string => plan?.name ?? 'Plan';

/** 'Cancel Plan': for paid plans that are not free. */
export const canCancel = ({ status, plan }: Booking): boolean =>
  status === 'SUCCESS' && plan?.category !== 'FREE';

/** 'Refund': once the plan is canceled, if there is something to refund. */
export const canRefund = ({ id, status, price }: Booking, refunded: readonly string[]): boolean =>
  status === 'CANCELED' && price > 0 && !refunded.includes(id);

/** Label of a payment's status; says so if it was refunded on this visit. */
export const paymentStatusName = (booking: Booking, refunded: readonly string[]): string =>
  refunded.includes(booking.id) ? 'Refunded' : bookingStatusName(booking);

/** Person, plan and amount, as named in both dialogs. */
export function paymentLine({ booking, student }: Payment): string {
  const { displayName, email } = student;
  const person = displayName === '' ? email : `${displayName} (${email})`;
  return `${person}, ${planName(booking)}, ${formatMoney(booking.price)}`;
}

/** Searched by the e-mail search. */
export const emailOf = ({ email }: Student): string => email;

const STUDENTS_CSV: readonly CsvColumn<Student>[] = [
  ['Email', emailOf],
  ['Name', ({ displayName }) => displayName],
  ['User ID', ({ id }) => id],
];

export const studentsCsv = (students: readonly Student[]): string => toCsv(STUDENTS_CSV, students);

/** Each row includes the student. */
export const paymentsCsv = (
  { email, displayName }: Student,
  bookings: readonly Booking[],
  refunded: readonly string[],
): string =>
  toCsv(
    [
      ['Email', () => email],
      ['Name', () => displayName],
      ['Plan', planName],
      ['Started (UTC)', (booking) => booking.subscriptionStartDate],
      ['Amount (USD)', (booking) => booking.price],
      ['Status', (booking) => paymentStatusName(booking, refunded)],
      ['Payment', (booking) => booking.paymentIntentId],
      ['Booking ID', (booking) => booking.id],
    ],
    bookings,
  );
