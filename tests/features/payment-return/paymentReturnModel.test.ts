import { describe, expect, it } from 'vitest';
import {
  findingOf,
  hasPlanEnded,
  ownBooking,
  statusToReport,
} from '@/features/payment-return/paymentReturnModel';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { Booking, BookingStatus } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';

const plan: Plan = {
  id: 'plan-pro',
  name: 'Pro Month',
  category: 'PRO',
  examTypes: [],
  price: 49,
  durationInDay: 30,
  questionsPerDay: 120,
  type: 'GENERAL',
  description: '',
  status: 'ACTIVE',
  videoExplanationLimit: 1,
};
const booking = (status: BookingStatus): Booking => ({ id: 'b1', price: 49, status, plan });
const bought: ActivePlan = { plan, isSelected: true, expired: false, status: 'ACTIVE', bookingId: 'b1' };

describe('the status that a return reports', () => {
  const ask = (status: BookingStatus, outcome: 'success' | 'failure', more = {}) =>
    statusToReport({ booking: booking(status), outcome, wasReported: false, isRetry: false, ...more });

  it.each(['SUCCESS', 'CANCELED'] as const)(
    'reports no status over a booking that is %s, whatever is asked',
    (status) => {
      for (const outcome of ['success', 'failure'] as const) {
        expect(ask(status, outcome)).toBeUndefined();
        expect(ask(status, outcome, { isRetry: true })).toBeUndefined();
      }
    },
  );

  it('reports the status of the address for an open booking, once', () => {
    expect(ask('PENDING', 'success')).toBe('SUCCESS');
    expect(ask('PENDING', 'failure')).toBe('FAILED');
    expect(ask('PENDING', 'success', { wasReported: true })).toBeUndefined();
    expect(ask('PENDING', 'success', { wasReported: true, isRetry: true })).toBe('SUCCESS');
  });

  it('changes no status by an address once the booking has failed, unless the visitor asks', () => {
    expect(ask('FAILED', 'failure')).toBeUndefined();
    expect(ask('FAILED', 'failure', { isRetry: true })).toBeUndefined();
    expect(ask('FAILED', 'success')).toBeUndefined();
    expect(ask('FAILED', 'success', { isRetry: true })).toBe('SUCCESS');
  });
});

describe('the status that a return reports for a booking that is not listed yet', () => {
  it.each([
    ['success', false, 'SUCCESS'],
    ['success', true, undefined],
    ['failure', false, undefined],
    ['failure', true, undefined],
  ] as const)('reports a status after %s, reported before: %s: %s', (outcome, wasReported, expected) => {
    for (const isRetry of [false, true]) {
      expect(statusToReport({ booking: undefined, outcome, wasReported, isRetry })).toBe(expected);
    }
  });
});

describe('the plan of a paid booking', () => {
  const { bookingId: _, ...unnamed } = bought;
  const paid = { ...booking('SUCCESS'), subscriptionId: 's1' };
  const isOver = (...plans: readonly Partial<ActivePlan>[]) =>
    hasPlanEnded(
      paid,
      plans.map((more) => ({ ...unnamed, expired: true, ...more })),
    );
  const other = { ...plan, id: 'plan-max' };

  it('finds the ended plan by the booking, else by the subscription, else by the plan', () => {
    expect(isOver({ bookingId: 'b1', plan: other })).toBe(true);
    expect(isOver({ subscriptionId: 's1', plan: other })).toBe(true);
    expect(isOver({})).toBe(true);
  });

  it('takes no plan of another booking, subscription or plan', () => {
    expect(isOver({ bookingId: 'b2' })).toBe(false);
    expect(isOver({ subscriptionId: 's2' })).toBe(false);
    expect(isOver({ plan: other })).toBe(false);
  });

  it('takes a plan for running if its booking names none', () => {
    const { plan: _plan, ...planless } = paid;
    expect(hasPlanEnded(planless, [{ ...unnamed, expired: true }])).toBe(false);
  });

  it('finds the plan running while one of several runs', () => {
    expect(isOver({}, { bookingId: 'b1', expired: false })).toBe(false);
  });
});

describe('the booking of a return', () => {
  it("finds the booking among the visitor's own, not another user's", () => {
    const mine = booking('SUCCESS');
    const others = { ...mine, id: 'b2', user: { id: 'other', displayName: 'O', email: 'o@x.edu' } };
    expect(ownBooking([mine, others], 'b1', 'me')).toBe(mine);
    expect(ownBooking([mine, others], 'b2', 'me')).toBeUndefined();
    expect(ownBooking([mine, others], 'b2', 'other')).toBe(others);
    expect(ownBooking([mine], 'b3', 'me')).toBeUndefined();
  });
});

describe('what is found', () => {
  it('follows the booking and nothing else', () => {
    expect(findingOf(booking('SUCCESS'), [bought])).toMatchObject({ kind: 'paid', hasEnded: false });
    expect(findingOf(booking('FAILED'), undefined)).toMatchObject({ kind: 'failed' });
    expect(findingOf(booking('PENDING'), undefined, 'Wait.')).toMatchObject({
      kind: 'confirming',
      message: 'Wait.',
    });
  });

  it('shows that a plan has ended only when the plans show it', () => {
    const paid = booking('SUCCESS');
    expect(hasPlanEnded(paid, undefined)).toBe(false);
    expect(hasPlanEnded(paid, [])).toBe(false);
    expect(hasPlanEnded(paid, [bought])).toBe(false);
    expect(hasPlanEnded(paid, [{ ...bought, expired: true }])).toBe(true);
    expect(hasPlanEnded(paid, [{ ...bought, expired: true, bookingId: 'b0' }])).toBe(false);
    expect(hasPlanEnded(booking('CANCELED'), [bought])).toBe(true);
  });
});
