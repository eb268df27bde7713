import { closedList, id, price, string, stringOr, tryDecode, wholeNumber, wholeNumberOr } from './decode';
import { type DecodeContext, DecodeError } from './decodeContext';
import { del, get, post, put } from './endpoint';
import { type Decoded, entity, pick } from './entity';
import { bodyIgnored } from './ignored';
import { list, nameList } from './list';
import { described } from './schema';

export const PLAN_CATEGORIES = ['FREE', 'PRO', 'MAX'] as const;
export const PLAN_TYPES = ['GENERAL', 'UPGRADED'] as const;
/** Only ACTIVE plans are on offer. */
export const PLAN_STATUSES = ['ACTIVE', 'INACTIVE', 'DEPRECATED'] as const;
/** Days. */
export const PLAN_DURATIONS = [7, 30, 90, 180, 360] as const;
/** US dollars. */
export const MAX_PLAN_PRICE = 999_999;
export const MIN_QUESTIONS_PER_DAY = 1;
export const MAX_QUESTIONS_PER_DAY = 400;

export type PlanCategory = (typeof PLAN_CATEGORIES)[number];
export type PlanType = (typeof PLAN_TYPES)[number];
export type PlanStatus = (typeof PLAN_STATUSES)[number];

const knownCategory = closedList(PLAN_CATEGORIES);

/** A category that only the server knows keeps its name: it is assumed to be a paid one. */
const category = described(
  { type: 'string', enum: PLAN_CATEGORIES },
  (value: unknown, context?: DecodeContext): string => {
    const known = tryDecode(() => knownCategory(value, context));
    if (known !== undefined) return known;
    const name = string(value, context).trim();
    if (name === '') throw new DecodeError('a plan category', value, context);
    context?.deviates('unknown plan category');
    return name;
  },
);

/**
 * A missing type or status is the default (GENERAL, ACTIVE). Throws `DecodeError` for an unknown one, and if
 * the category is missing: it decides what may be done with the plan.
 */
export const decodePlan = entity('Plan', ['id', 'category'], {
  id,
  name: stringOr,
  category,
  examTypes: nameList,
  /** US dollars. */
  price,
  durationInDay: wholeNumber,
  questionsPerDay: wholeNumber,
  type: closedList(PLAN_TYPES, {}, 'GENERAL'),
  description: stringOr,
  status: closedList(PLAN_STATUSES, {}, 'ACTIVE'),
  videoExplanationLimit: described(wholeNumber.schema, (value: unknown, context?: DecodeContext) =>
    wholeNumberOr(value, 1, context),
  ),
});

/** A plan; some calls name it package. `durationInDay` is 7, 30, 90, 180 or 360, `questionsPerDay` 1 to 400. */
export type Plan = Decoded<typeof decodePlan>;

export type PlanDraft = Omit<Plan, 'id'>;

/** Rows that cannot be read are dropped. Throws `DecodeError` if there is no list. */
export const decodePlans = list(decodePlan);

const draftBody = (plan: PlanDraft): Record<string, unknown> =>
  pick(
    plan,
    'name',
    'category',
    'examTypes',
    'price',
    'durationInDay',
    'questionsPerDay',
    'type',
    'description',
    'status',
    'videoExplanationLimit',
  );

/** Plans on offer. */
export const getActivePackages = get('getActivePackages', '/package/status/ACTIVE', decodePlans);

/** Every plan, for the administrator. */
export const getPlans = get('getPlans', '/plan', decodePlans);

export const createPlan = post('createPlan', '/plan', bodyIgnored(decodePlan), {
  request: (plan: PlanDraft) => ({ body: draftBody(plan) }),
});

/** Sends the whole plan. */
export const updatePlan = put('updatePlan', '/plan/:planId', bodyIgnored(decodePlan), {
  request: (plan: Plan) => ({ segments: { planId: plan.id }, body: { id: plan.id, ...draftBody(plan) } }),
});

/** Cannot be undone. */
export const deletePlan = del('deletePlan', '/plan/:planId', bodyIgnored());

export const sendPlanInvite = post('sendPlanInvite', '/plan/invite', bodyIgnored(), {
  request: ({ planId, email }: { readonly planId: string; readonly email: string }) => ({
    body: { planId, email },
  }),
});
