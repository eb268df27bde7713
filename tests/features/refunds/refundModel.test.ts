import { describe, expect, it } from 'vitest';
import {
  canCancel,
  canRefund,
  paymentLine,
  paymentsCsv,
  paymentStatusName,
  studentsCsv,
} from '@/features/refunds/refundModel';
import type { Booking, BookingStatus } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';

const plan: Plan = {
  id: 'plan-pro',
  name: 'Pro Month',
  category: 'PRO',
  examTypes: [],
  price: 59,
  durationInDay: 30,
  questionsPerDay: 120,
  type: 'GENERAL',
  description: '',
  status: 'ACTIVE',
  videoExplanationLimit: 1,
};
/** A purchase from before the price of the plan was raised. */
const booking = (status: BookingStatus, more: Partial<Booking> = {}): Booking => ({
  id: 'b1',
  price: 49,
  status,
  plan,
  ...more,
});
const STATUSES: readonly BookingStatus[] = ['SUCCESS', 'CANCELED', 'FAILED', 'PENDING'];

describe('a payment', () => {
  it('cancels a payment while it is paid, unless its plan is free', () => {
    expect(STATUSES.filter((status) => canCancel(booking(status)))).toEqual(['SUCCESS']);
    expect(canCancel(booking('SUCCESS', { plan: { ...plan, category: 'FREE' } }))).toBe(false);
  });

  it('refunds a payment once its plan is canceled, when something was paid', () => {
    expect(STATUSES.filter((status) => canRefund(booking(status), []))).toEqual(['CANCELED']);
    expect(canRefund(booking('CANCELED', { price: 0 }), [])).toBe(false);
  });

  it('offers no refund after a refund, although the server still lists the payment', () => {
    expect(canRefund(booking('CANCELED'), ['b0', 'b1'])).toBe(false);
    expect(canRefund(booking('CANCELED'), ['b0'])).toBe(true);
    expect(paymentStatusName(booking('CANCELED'), ['b1'])).toBe('Refunded');
    expect(paymentStatusName(booking('CANCELED'), ['b0'])).toBe('Cancelled');
  });

  it('names a payment with what was paid, not with what its plan costs now', () => {
    const student = { id: 's1', displayName: 'Sam', email: 'sam@x.edu' };
    expect(paymentLine({ booking: booking('CANCELED'), student })).toBe('Sam (sam@x.edu), Pro Month, $49.00');
  });

  it('names a payment by the address of a student without a name, and without its plan', () => {
    const { plan: _, ...unlisted } = booking('SUCCESS');
    const student = { id: 's1', displayName: '', email: 'sam@x.edu' };
    expect(paymentLine({ booking: unlisted, student })).toBe('sam@x.edu, Plan, $49.00');
    expect(canCancel(unlisted)).toBe(true);
  });

  it('names each status of a payment', () => {
    expect(STATUSES.map((status) => paymentStatusName(booking(status), []))).toEqual([
      'Success',
      'Cancelled',
      'Failed',
      'Pending',
    ]);
  });
});

describe('a list that is downloaded', () => {
  const sam = { id: 's1', displayName: 'Sam', email: 'sam@x.edu' };
  const cellsOf = (csv: string) =>
    csv
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((row) => row.replaceAll('"', '').split(','));

  it('writes a row for each student', () => {
    expect(cellsOf(studentsCsv([sam]))).toEqual([
      ['Email', 'Name', 'User ID'],
      ['sam@x.edu', 'Sam', 's1'],
    ]);
  });

  it('writes a row for each payment, with its student and what was paid', () => {
    const paid = booking('CANCELED', {
      subscriptionStartDate: '2026-01-01T00:00:00.000Z',
      paymentIntentId: 'pi_1',
    });
    const [names, ...rows] = cellsOf(paymentsCsv(sam, [paid], ['b1']));
    expect(names).toHaveLength(8);
    expect(rows).toEqual([
      ['sam@x.edu', 'Sam', 'Pro Month', '2026-01-01T00:00:00.000Z', '49', 'Refunded', 'pi_1', 'b1'],
    ]);
  });
});
