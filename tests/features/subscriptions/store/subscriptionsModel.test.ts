import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatusName } from '@/domain/plan/planModel';
import {
  bookingToEnd,
  canBeEnded,
  canBeSelected,
  examTypesText,
  isPurchaseBlocked,
  latestFirst,
  offersInOrder,
  planKey,
  planTypeName,
  runningPlans,
} from '@/features/subscriptions/store/subscriptionsModel';
import { EXAM_TYPES } from '@/shared/api/category';
import { aBooking, anActivePlan, aPlan } from '../../../scenarios/subscriptions/plans';

const free = aPlan({ id: 'plan-free', category: 'FREE', price: 0 });
const max = aPlan({ id: 'plan-max', category: 'MAX', price: 249 });

describe('plans on offer', () => {
  it('offers the active plans, FREE before PRO before MAX, the cheaper first', () => {
    const cheap = aPlan({ id: 'plan-week', price: 19 });
    const gone = aPlan({ id: 'plan-gone', status: 'DEPRECATED' });
    expect(offersInOrder([max, aPlan(), gone, cheap, free]).map(({ id }) => id)).toEqual([
      'plan-free',
      'plan-week',
      'plan-pro',
      'plan-max',
    ]);
  });
});

describe('plans on offer of any category', () => {
  it('offers FREE before PRO before MAX before any other, whatever they cost', () => {
    const dear = aPlan({ id: 'free', category: 'FREE', price: 900 });
    const pro = aPlan({ id: 'pro', category: 'PRO', price: 500 });
    const cheapMax = aPlan({ id: 'max', category: 'MAX', price: 100 });
    const foreign = aPlan({ id: 'foreign', category: 'TRIAL', price: 1 });
    expect(offersInOrder([foreign, cheapMax, pro, dear]).map(({ id }) => id)).toEqual([
      'free',
      'pro',
      'max',
      'foreign',
    ]);
  });
});

describe('the key of a plan', () => {
  const { bookingId: _, subscriptionId: __, ...unnamed } = anActivePlan();

  it('takes the subscription as a plan’s key, else the booking, else the plan with its start', () => {
    expect(planKey({ ...unnamed, subscriptionId: 's1', bookingId: 'b1' })).toBe('s1');
    expect(planKey({ ...unnamed, bookingId: 'b1' })).toBe('b1');
    const keys = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'].map((subscriptionStartDt) =>
      planKey({ ...unnamed, subscriptionStartDt }),
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a purchase', () => {
  it.each([
    ['an active paid plan', [anActivePlan({ plan: max })], true],
    ['a cancelled plan that still runs', [anActivePlan({ status: 'CANCELLED' })], false],
    ['a plan that has expired', [anActivePlan({ expired: true })], false],
    ['a free plan', [anActivePlan({ plan: free })], false],
    ['nothing', [], false],
  ])('blocks a purchase beside %s: %s', (_what, activePlans, isBlocked) => {
    expect(isPurchaseBlocked(aPlan(), activePlans)).toBe(isBlocked);
  });

  it('blocks the free plan that one has already', () => {
    expect(isPurchaseBlocked(free, [anActivePlan({ plan: free })])).toBe(true);
  });
});

describe('a plan that one has', () => {
  it.each([
    ['active', {}, true],
    ['cancelled', { status: 'CANCELLED' as const }, false],
    ['free', { plan: free }, false],
    ['expired', { expired: true }, false],
  ])('ends a plan when it is %s: %s', (_what, more, isEndable) => {
    expect(canBeEnded(anActivePlan(more))).toBe(isEndable);
  });

  it('selects a plan while it runs, also canceled, unless it is the selected one', () => {
    expect(canBeSelected(anActivePlan({ isSelected: false, status: 'CANCELLED' }))).toBe(true);
    expect(canBeSelected(anActivePlan({ isSelected: true }))).toBe(false);
    expect(canBeSelected(anActivePlan({ isSelected: false, expired: true }))).toBe(false);
  });

  it('lists a plan until it expires, the selected one first', () => {
    const other = anActivePlan({ isSelected: false, plan: max });
    expect(runningPlans([other, anActivePlan({ expired: true }), anActivePlan()])).toEqual([
      anActivePlan(),
      other,
    ]);
  });
});

describe('the booking that ends a subscription', () => {
  const bookings = [
    aBooking('old', { subscriptionStartDate: '2026-01-01T00:00:00.000Z' }),
    aBooking('failed', { status: 'FAILED', subscriptionStartDate: '2026-03-01T00:00:00.000Z' }),
    aBooking('new', { subscriptionStartDate: '2026-02-01T00:00:00.000Z' }),
    aBooking('its', { subscriptionId: 'sub-1', subscriptionStartDate: '2025-12-01T00:00:00.000Z' }),
    aBooking('other', { plan: max, subscriptionStartDate: '2026-04-01T00:00:00.000Z' }),
  ];

  it('finds the plan’s own booking, else that of the subscription, else the latest paid one', () => {
    expect(bookingToEnd(anActivePlan({ bookingId: 'own', subscriptionId: 'sub-1' }), bookings)).toBe('own');
    expect(bookingToEnd(anActivePlan({ subscriptionId: 'sub-1' }), bookings)).toBe('its');
    expect(bookingToEnd(anActivePlan({ subscriptionId: 'sub-2' }), bookings)).toBe('new');
    expect(bookingToEnd(anActivePlan(), bookings)).toBe('new');
  });

  it('passes over a paid booking whose plan is gone', () => {
    const { plan: _, ...gone } = aBooking('gone', { subscriptionStartDate: '2026-05-01T00:00:00.000Z' });
    expect(bookingToEnd(anActivePlan(), [gone, ...bookings])).toBe('new');
  });

  it('finds no booking when nothing was paid for the plan', () => {
    expect(bookingToEnd(anActivePlan({ plan: free }), bookings)).toBeUndefined();
  });
});

describe('the billing history', () => {
  it('lists the latest payment first, an undated try before the payment it came before', () => {
    const rows = [
      aBooking('a', { subscriptionStartDate: '2026-01-01T00:00:00.000Z' }),
      aBooking('try', { status: 'FAILED' }),
      aBooking('b', { subscriptionStartDate: '2026-02-01T00:00:00.000Z' }),
    ];
    expect(latestFirst(rows).map(({ id }) => id)).toEqual(['try', 'b', 'a']);
  });

  it('loses no booking and adds none', () => {
    const dates = fc.option(fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'), { nil: undefined });
    fc.assert(
      fc.property(fc.array(dates), (starts) => {
        const rows = starts.map((start, index) =>
          aBooking(String(index), start === undefined ? {} : { subscriptionStartDate: start }),
        );
        expect(new Set(latestFirst(rows))).toEqual(new Set(rows));
        const shown = latestFirst(rows).flatMap(({ subscriptionStartDate }) => subscriptionStartDate ?? []);
        expect(shown).toEqual([...shown].sort().reverse());
      }),
    );
  });
});

describe('exam types', () => {
  it('names the exam types, unless they are all ten', () => {
    expect(examTypesText(['Step 1', 'Step 2'])).toBe('Step 1, Step 2');
    expect(examTypesText(EXAM_TYPES)).toBe('All exam types');
  });
});

describe('names in the lists of plans and bookings', () => {
  it('names the type of a plan and the status of a booking', () => {
    expect((['UPGRADED', 'GENERAL'] as const).map((type) => planTypeName(aPlan({ type })))).toEqual([
      'Upgraded',
      'General',
    ]);
    const statuses = ['SUCCESS', 'FAILED', 'CANCELED', 'PENDING'] as const;
    expect(statuses.map((status) => bookingStatusName(aBooking('b1', { status })))).toEqual([
      'Success',
      'Failed',
      'Cancelled',
      'Pending',
    ]);
  });
});
