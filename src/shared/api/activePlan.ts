import { array, boolean, empty, isAbsent, oneOf, optionalDate, optionalId, string, unwrap } from './decode';
import { get, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';
import { decodePlan } from './plan';

/** A cancelled plan can be used until it ends. */
export const ACTIVE_PLAN_STATUSES = ['ACTIVE', 'CANCELLED'] as const;

export type ActivePlanStatus = (typeof ACTIVE_PLAN_STATUSES)[number];

/** CANCELED reads as CANCELLED, a missing status as ACTIVE. */
function activePlanStatus(value: unknown): ActivePlanStatus {
  const status = value ?? 'ACTIVE';
  return string(status).toUpperCase() === 'CANCELED' ? 'CANCELLED' : oneOf(status, ACTIVE_PLAN_STATUSES);
}

/** Throws `DecodeError` where the plan cannot be read. */
export const decodeActivePlan = entity('ActivePlan', ['plan'], {
  plan: decodePlan,
  isSelected: aliased(boolean, 'iselected', 'isSelected'),
  expired: boolean,
  status: activePlanStatus,
  subscriptionStartDt: optionalDate,
  subscriptionEndDt: optionalDate,
  subscriptionId: optionalId,
  /** The booking that paid for it; ending the subscription needs one. */
  bookingId: optionalId,
});

/** A user's plan; dates are ISO 8601, UTC. */
export type ActivePlan = Decoded<typeof decodeActivePlan>;

/** Rows that cannot be read are dropped. Throws `DecodeError` when there is no list. */
export const decodeActivePlans = (body: unknown): ActivePlan[] => array(body, decodeActivePlan);

/** One plan or a list of one; none reads as `undefined`. Throws `DecodeError` where it cannot be read. */
export function decodeSelectedPlan(body: unknown): ActivePlan | undefined {
  const selected = unwrap(body, 'plan');
  const one: unknown = Array.isArray(selected) ? selected[0] : selected;
  return isAbsent(one) ? undefined : decodeActivePlan(one);
}

/** Includes cancelled plans that have not ended yet. */
export const getUserPlans = get({
  id: 'getUserPlans',
  path: '/user/:userId/plan',
  request: ({ userId }: { readonly userId: string }) => ({
    segments: { userId },
    query: { status: 'ACTIVE,CANCELLED' },
  }),
  decode: decodeActivePlans,
});

/** The plan whose quota and exam types apply. */
export const getSelectedPlan = get({
  id: 'getSelectedPlan',
  path: '/user/:userId/plan/true',
  decode: decodeSelectedPlan,
});

export const selectPlan = put({ id: 'selectPlan', path: '/user/:userId/plan/:planId/select', decode: empty });
