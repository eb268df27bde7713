import { describe, expect, it } from 'vitest';
import { canCancel, canRefund, paymentLine, paymentStatusName } from '@/features/refunds/refundModel';
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
/** Bought before the price of the plan was raised. */
const booking = (status: BookingStatus, more: Partial<Booking> = {}): Booking => ({
  id: 'b1',
  price: 49,
  status,
  plan,
  ...more,
});
const STATUSES: readonly BookingStatus[] = ['SUCCESS', 'CANCELED', 'FAILED', 'PENDING'];

describe('a payment', () => {
  it('can be cancelled while it is paid, unless its plan is free', () => {
    expect(STATUSES.filter((status) => canCancel(booking(status)))).toEqual(['SUCCESS']);
    expect(canCancel(booking('SUCCESS', { plan: { ...plan, category: 'FREE' } }))).toBe(false);
  });

  it('can be refunded once its plan is cancelled, where something was paid', () => {
    expect(STATUSES.filter((status) => canRefund(booking(status), []))).toEqual(['CANCELED']);
    expect(canRefund(booking('CANCELED', { price: 0 }), [])).toBe(false);
  });

  it('is not offered for a refund after its refund, although the server still lists it', () => {
    expect(canRefund(booking('CANCELED'), ['b0', 'b1'])).toBe(false);
    expect(canRefund(booking('CANCELED'), ['b0'])).toBe(true);
    expect(paymentStatusName(booking('CANCELED'), ['b1'])).toBe('Refunded');
    expect(paymentStatusName(booking('CANCELED'), ['b0'])).toBe('Cancelled');
  });

  it('is named with what was paid, not with what its plan costs now', () => {
    const student = { id: 's1', displayName: 'Sam', email: 'sam@x.edu' };
    expect(paymentLine({ booking: booking('CANCELED'), student })).toBe('Sam (sam@x.edu), Pro Month, $49.00');
  });
});
