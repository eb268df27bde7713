import { EXAM_TYPES } from '@/shared/api/category';
import type { Plan, PlanCategory } from '@/shared/api/plan';

const plan = (
  id: string,
  name: string,
  category: PlanCategory,
  [price, durationInDay, questionsPerDay]: readonly [number, number, number],
  description: string,
  more: Partial<Plan> = {},
): Plan => ({
  id,
  name,
  category,
  examTypes: EXAM_TYPES,
  price,
  durationInDay,
  questionsPerDay,
  type: 'GENERAL',
  description,
  status: 'ACTIVE',
  videoExplanationLimit: 1,
  ...more,
});

export const DEMO_PLANS: readonly Plan[] = [
  plan('plan-free', 'Free', 'FREE', [0, 360, 10], 'A first look: ten questions a day.'),
  plan('plan-pro-7', 'Pro Week', 'PRO', [19, 7, 80], 'A week of focused practice before the exam.'),
  plan('plan-pro-30', 'Pro Month', 'PRO', [49, 30, 400], 'A month of whole exam days, if you like.'),
  plan('plan-pro-90', 'Pro Quarter', 'PRO', [119, 90, 400], 'Three months at a steady pace.'),
  plan(
    'plan-max-180',
    'Max Half-Year',
    'MAX',
    [249, 180, 400],
    'The whole bank without haste, twice if you like.',
  ),
  plan('plan-max-360', 'Max Year', 'MAX', [399, 360, 400], 'A full year of preparation.', {
    type: 'UPGRADED',
  }),
  plan('plan-step-30', 'Step Month', 'PRO', [39, 30, 80], 'Steps 1 to 3 only.', {
    examTypes: ['Step 1', 'Step 2', 'Step 3'],
  }),
  plan(
    'plan-pro-pilot',
    'Pro Pilot',
    'PRO',
    [9, 30, 40],
    'The plan of the pilot group; no longer on offer.',
    {
      status: 'INACTIVE',
    },
  ),
];
