/** Plans on offer. */
import {
  wholeNumber,
  empty,
  entityFields,
  field,
  id,
  array,
  nameList,
  numberOr,
  oneOf,
  stringOr,
} from './decode';
import type { Endpoint } from './endpoint';

/** The tiers in which plans are sold. */
export const PLAN_CATEGORIES = ['FREE', 'PRO', 'MAX'] as const;
/** Whether a plan is one of the general ones or an upgrade. */
export const PLAN_TYPES = ['GENERAL', 'UPGRADED'] as const;
/** Whether a plan is on offer. */
export const PLAN_STATUSES = ['ACTIVE', 'INACTIVE', 'DEPRECATED'] as const;

/** One of `PLAN_CATEGORIES`. */
export type PlanCategory = (typeof PLAN_CATEGORIES)[number];
/** One of `PLAN_TYPES`. */
export type PlanType = (typeof PLAN_TYPES)[number];
/** One of `PLAN_STATUSES`. */
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** A plan as the administrator fills it in. */
export interface PlanDraft {
  readonly name: string;
  readonly category: PlanCategory;
  readonly examTypes: readonly string[];
  /** US dollars. */
  readonly price: number;
  /** 7, 30, 90, 180 or 360. */
  readonly durationInDay: number;
  /** 1 to 400. */
  readonly questionsPerDay: number;
  readonly type: PlanType;
  readonly description: string;
  readonly status: PlanStatus;
  readonly videoExplanationLimit: number;
}

/** A plan that the server knows; some calls name it package. */
export interface Plan extends PlanDraft {
  readonly id: string;
}

/**
 * A type or status that is not said is the default (GENERAL, ACTIVE). Throws `DecodeError` for an unknown one, and
 * where the category is missing: it decides what may be done with the plan.
 */
export function decodePlan(body: unknown): Plan {
  const fields = entityFields(body, 'Plan', 'id', 'category');
  return {
    id: id(fields.get('id')),
    name: stringOr(fields.get('name')),
    category: oneOf(fields.get('category'), PLAN_CATEGORIES),
    examTypes: nameList(fields.get('examTypes')),
    price: Math.max(0, numberOr(fields.get('price'), 0)),
    durationInDay: wholeNumber(fields.get('durationInDay')),
    questionsPerDay: wholeNumber(fields.get('questionsPerDay')),
    type: oneOf(field(fields, 'type') ?? 'GENERAL', PLAN_TYPES),
    description: stringOr(fields.get('description')),
    status: oneOf(field(fields, 'status') ?? 'ACTIVE', PLAN_STATUSES),
    videoExplanationLimit: wholeNumber(fields.get('videoExplanationLimit'), 1),
  };
}

/** Rows that cannot be read are dropped. Throws `DecodeError` when there is no list. */
export const decodePlans = (body: unknown): Plan[] => array(body, decodePlan);

const planBody = (plan: PlanDraft): PlanDraft => ({
  name: plan.name,
  category: plan.category,
  examTypes: plan.examTypes,
  price: plan.price,
  durationInDay: plan.durationInDay,
  questionsPerDay: plan.questionsPerDay,
  type: plan.type,
  description: plan.description,
  status: plan.status,
  videoExplanationLimit: plan.videoExplanationLimit,
});

export const getActivePackages: Endpoint<void, Plan[]> = {
  id: 'getActivePackages',
  method: 'GET',
  path: '/package/status/ACTIVE',
  bearer: 'required',
  request: () => ({}),
  decode: decodePlans,
};

/** Every plan there is, for the admin. */
export const getPlans: Endpoint<void, Plan[]> = {
  id: 'getPlans',
  method: 'GET',
  path: '/plan',
  bearer: 'required',
  request: () => ({}),
  decode: decodePlans,
};

export const createPlan: Endpoint<PlanDraft, Plan> = {
  id: 'createPlan',
  method: 'POST',
  path: '/plan',
  bearer: 'required',
  request: (plan) => ({ body: planBody(plan) }),
  decode: decodePlan,
};

/** Contract call `updatePlan`: sends the plan whole. */
export const updatePlan: Endpoint<Plan, Plan> = {
  id: 'updatePlan',
  method: 'PUT',
  path: '/plan/:planId',
  bearer: 'required',
  request: (plan) => ({ segments: { planId: plan.id }, body: { id: plan.id, ...planBody(plan) } }),
  decode: decodePlan,
};

/** Contract call `deletePlan`: cannot be taken back. */
export const deletePlan: Endpoint<{ readonly planId: string }, undefined> = {
  id: 'deletePlan',
  method: 'DELETE',
  path: '/plan/:planId',
  bearer: 'required',
  request: ({ planId }) => ({ segments: { planId } }),
  decode: empty,
};

/** Contract call `sendPlanInvite`: mails an invitation to a plan. */
export const sendPlanInvite: Endpoint<{ readonly planId: string; readonly email: string }, undefined> = {
  id: 'sendPlanInvite',
  method: 'POST',
  path: '/plan/invite',
  bearer: 'required',
  request: ({ planId, email }) => ({ body: { planId, email } }),
  decode: empty,
};
