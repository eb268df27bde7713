import { expect, it } from 'vitest';
import { plansOnOffer } from '@/domain/plan/plansOnOffer';
import type { Plan } from '@/shared/api/plan';

const PLAN: Plan = {
  id: 'p1',
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

it('leaves out the plans that were taken off sale', () => {
  const others: Plan[] = [
    { ...PLAN, status: 'INACTIVE' },
    { ...PLAN, status: 'DEPRECATED' },
  ];
  expect(plansOnOffer([PLAN, ...others])).toEqual([PLAN]);
});
