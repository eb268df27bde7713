import type { Plan } from '@/shared/api/plan';

/** Without the plans that were taken off sale. */
export const plansOnOffer = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ status }) => status === 'ACTIVE');
