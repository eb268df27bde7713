import { ADMIN_ONLY, type DemoRoute, route } from '@/demo/api/route';
import { demand, found } from '@/demo/context/httpError';
import { newId } from '@/demo/context/random';
import { amount, anyText, exact, oneOf, readBody, text, texts, whole } from '@/demo/context/requestBodies';
import { plansOf } from '@/demo/rules/plans';
import { EXAM_TYPES } from '@/shared/api/category';
import {
  createPlan,
  deletePlan,
  getActivePackages,
  getPlans,
  MAX_PLAN_PRICE,
  MAX_QUESTIONS_PER_DAY,
  MIN_QUESTIONS_PER_DAY,
  PLAN_CATEGORIES,
  PLAN_DURATIONS,
  PLAN_STATUSES,
  PLAN_TYPES,
  type PlanDraft,
  updatePlan,
} from '@/shared/api/plan';

const planFields = {
  name: text(),
  category: oneOf(...PLAN_CATEGORIES),
  examTypes: texts(),
  price: amount(0, MAX_PLAN_PRICE),
  durationInDay: whole(1, Math.max(...PLAN_DURATIONS)),
  questionsPerDay: whole(MIN_QUESTIONS_PER_DAY, MAX_QUESTIONS_PER_DAY),
  type: oneOf(...PLAN_TYPES),
  description: anyText(),
  status: oneOf(...PLAN_STATUSES),
  videoExplanationLimit: whole(1, 1),
};
const draftForm = exact(planFields);
const planForm = exact({ id: text(), ...planFields });

/** The plan form's rules, enforced by the server. */
function checkPlan(draft: PlanDraft): void {
  demand(draft.name.trim() !== '', 'The plan needs a name.');
  demand(
    PLAN_DURATIONS.some((days) => days === draft.durationInDay),
    'The duration is 7, 30, 90, 180 or 360 days.',
  );
  demand(draft.examTypes.length > 0, 'The plan needs at least one exam type.');
  demand(
    draft.examTypes.every((name) => EXAM_TYPES.some((examType) => examType === name)),
    'There is no such exam type.',
  );
}

export const planRoutes: readonly DemoRoute[] = [
  route(getActivePackages, async (_call, { database }) =>
    (await plansOf(database)).filter(({ status }) => status === 'ACTIVE'),
  ),

  route(getPlans, (_call, { database }) => plansOf(database), ADMIN_ONLY),

  route(
    createPlan,
    async ({ body }, { database, random }) => {
      const draft = readBody(draftForm, body);
      checkPlan(draft);
      const plan = { id: newId(random, 'plan'), ...draft };
      await database.put('plans', { id: plan.id, group: plan.category, plan });
      return plan;
    },
    { ...ADMIN_ONLY, status: 201 },
  ),

  route(
    updatePlan,
    async ({ segment, body }, { database }) => {
      const plan = readBody(planForm, body);
      demand(plan.id === segment(0), 'The plan has another id.');
      checkPlan(plan);
      found(await database.get('plans', plan.id), 'Plan');
      await database.put('plans', { id: plan.id, group: plan.category, plan });
      return plan;
    },
    ADMIN_ONLY,
  ),

  route(
    deletePlan,
    async ({ segment }, { database }) => {
      const { plan } = found(await database.get('plans', segment(0)), 'Plan');
      demand(plan.category !== 'FREE', 'A FREE plan cannot be deleted.');
      await database.remove('plans', plan.id);
      return plan;
    },
    { ...ADMIN_ONLY, bodiless: true },
  ),
];
