import type { ActivePlan } from '@/shared/api/activePlan';
import type { Booking } from '@/shared/api/booking';
import type { Plan } from '@/shared/api/plan';

export const aPlan = (more: Partial<Plan> = {}): Plan => ({
  id: 'plan-pro',
  name: 'Pro Month',
  category: 'PRO',
  examTypes: ['Step 1'],
  price: 49,
  durationInDay: 30,
  questionsPerDay: 120,
  type: 'GENERAL',
  description: '',
  status: 'ACTIVE',
  videoExplanationLimit: 1,
  ...more,
});

export const anActivePlan = (more: Partial<ActivePlan> = {}): ActivePlan => ({
  plan: aPlan(),
  isSelected: true,
  expired: false,
  status: 'ACTIVE',
  ...more,
});

export const aBooking = (id: string, more: Partial<Booking> = {}): Booking => ({
  id,
  price: 49,
  status: 'SUCCESS',
  plan: aPlan(),
  ...more,
});
