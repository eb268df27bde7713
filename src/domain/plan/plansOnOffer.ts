import type { Plan } from '@/shared/api/plan';

/** Leaves out the plans that were taken off sale. */
export const plansOnOffer = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ status }) => status === 'ACTIVE');
