import { expect, it } from 'vitest';
import { formatPlanDuration } from '@/domain/plan/planModel';
import { PLAN_DURATIONS } from '@/shared/api/plan';

it('names the durations of plans as they are sold, and any other in days', () => {
  expect(PLAN_DURATIONS.map(formatPlanDuration)).toEqual([
    '7 days',
    '30 days',
    '3 months',
    '6 months',
    '1 year',
  ]);
  expect([formatPlanDuration(1), formatPlanDuration(45)]).toEqual(['1 day', '45 days']);
});
