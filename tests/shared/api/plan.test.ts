import { describe, expect, it } from 'vitest';
import { getSelectedPlan, getUserPlans, selectPlan } from '@/shared/api/activePlan';
import { DecodeError } from '@/shared/api/decodeContext';
import * as plans from '@/shared/api/plan';
import { wire } from './wire';

const draft = {
  name: 'Pro month',
  category: 'PRO',
  examTypes: ['Step 1'],
  price: 29.99,
  durationInDay: 30,
  questionsPerDay: 40,
  type: 'GENERAL',
  description: 'All of it',
  status: 'ACTIVE',
  videoExplanationLimit: 1,
} as const;
const plan = { ...draft, id: 'p1' };

describe('plan calls', () => {
  it('sends a plan with exactly the fields of the contract', () => {
    expect(wire(plans.createPlan, { ...plan })).toEqual({
      call: 'POST /plan',
      bearer: 'required',
      body: draft,
    });
    expect(wire(plans.updatePlan, plan)).toEqual({ call: 'PUT /plan/p1', bearer: 'required', body: plan });
    expect(wire(plans.sendPlanInvite, { planId: 'p1', email: 'a@x' })).toEqual({
      call: 'POST /plan/invite',
      bearer: 'required',
      body: { planId: 'p1', email: 'a@x' },
    });
  });

  it.each([
    ['GET /package/status/ACTIVE', wire(plans.getActivePackages, undefined)],
    ['GET /plan', wire(plans.getPlans, undefined)],
    ['DELETE /plan/p1', wire(plans.deletePlan, { planId: 'p1' })],
    ['GET /user/u1/plan?status=ACTIVE,CANCELLED', wire(getUserPlans, { userId: 'u1' })],
    ['GET /user/u1/plan/true', wire(getSelectedPlan, { userId: 'u1' })],
    ['PUT /user/u1/plan/p1/select', wire(selectPlan, { userId: 'u1', planId: 'p1' })],
  ])('sends %s without a body', (call, sent) => {
    expect(sent).toEqual({ call, bearer: 'required' });
  });
});

describe('Plan', () => {
  it('lists the categories, types and statuses of plans, and the days that a plan may run', () => {
    expect(plans.PLAN_CATEGORIES).toEqual(['FREE', 'PRO', 'MAX']);
    expect(plans.PLAN_TYPES).toEqual(['GENERAL', 'UPGRADED']);
    expect(plans.PLAN_STATUSES).toEqual(['ACTIVE', 'INACTIVE', 'DEPRECATED']);
    expect(plans.PLAN_DURATIONS).toEqual([7, 30, 90, 180, 360]);
  });

  it.each(['pro', 'Pro', ' PRO '])('reads the category %j as the one that the app knows', (category) => {
    expect(plans.getPlans.decode([{ ...plan, category }])).toMatchObject([{ category: 'PRO' }]);
  });

  it('reads a plan with numbers in strings and default type, status and video limit', () => {
    const sparse = { ...plan, id: 1, price: '29.99', durationInDay: '30', type: null, status: undefined };
    const body = { data: [{ ...sparse, videoExplanationLimit: null }] };
    expect(plans.getPlans.decode(body)).toEqual([{ ...plan, id: '1' }]);
  });

  it('makes no plan cheaper than free', () => {
    expect(plans.getPlans.decode([{ ...plan, price: -5, questionsPerDay: -1 }])).toMatchObject([
      { price: 0, questionsPerDay: 0 },
    ]);
  });

  it('drops a plan without a category, and one whose type or status is unknown', () => {
    const rows = [{ ...plan, category: ' ' }, { ...plan, type: 'X' }, { ...plan, status: 'X' }, plan, null];
    expect(plans.getActivePackages.decode(rows)).toEqual([plan]);
    expect(plans.getPlans.decode({ data: rows })).toEqual([plan]);
    expect(plans.getPlans.decode(null)).toEqual([]);
  });
});

describe('ActivePlan', () => {
  const entry = { plan, iselected: true, expired: false, status: 'ACTIVE' };
  const active = {
    plan,
    isSelected: true,
    expired: false,
    status: 'ACTIVE',
    subscriptionStartDt: undefined,
    subscriptionEndDt: undefined,
    subscriptionId: undefined,
    bookingId: undefined,
  };

  it('reads iselected and isSelected, and both spellings of canceled', () => {
    const rows = [
      { ...entry, subscriptionEndDt: '2025-03-01', subscriptionId: 5, bookingId: 6 },
      { plan, isSelected: 'true', status: 'CANCELED' },
      { plan, iselected: null, isSelected: false },
    ];
    expect(getUserPlans.decode(rows)).toEqual([
      { ...active, subscriptionEndDt: '2025-03-01T00:00:00.000Z', subscriptionId: '5', bookingId: '6' },
      { ...active, status: 'CANCELLED' },
      { ...active, isSelected: false },
    ]);
  });

  it('drops an active plan without a plan that can be read', () => {
    expect(getUserPlans.decode([{ iselected: true }, { ...entry, plan: { id: 1 } }, entry])).toEqual([
      active,
    ]);
  });

  it.each([entry, [entry], { data: entry }, { data: [entry] }])('reads selected from %j', (body) => {
    expect(getSelectedPlan.decode(body)).toEqual(active);
  });

  it.each([null, undefined, '', [], { data: null }, { data: [] }])(
    'reads selected as none from %j',
    (body) => {
      expect(getSelectedPlan.decode(body)).toBeUndefined();
    },
  );

  it.each([{}, [{}], '<html>', { plan: null }, 5])('cannot use selected in %j', (body) => {
    expect(() => getSelectedPlan.decode(body)).toThrow(DecodeError);
  });
});
