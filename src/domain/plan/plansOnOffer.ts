import type { Plan } from '@/shared/api/plan';

export const plansOnOffer = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ status }) => status === 'ACTIVE');
