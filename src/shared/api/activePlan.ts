/** Plans of a user. */
import {
  empty,
  entityFields,
  field,
  boolean,
  isAbsent,
  array,
  oneOf,
  optionalDate,
  optionalId,
  string,
  unwrap,
} from './decode';
import type { Endpoint } from './endpoint';
import { decodePlan, type Plan } from './plan';

/** Statuses of a user's plan; a cancelled one can be used until it ends. */
export const ACTIVE_PLAN_STATUSES = ['ACTIVE', 'CANCELLED'] as const;

/** Whether a user's plan goes on, or ends with what was paid. */
export type ActivePlanStatus = (typeof ACTIVE_PLAN_STATUSES)[number];

/** A plan that a user has; dates are ISO 8601, UTC. */
export interface ActivePlan {
  readonly plan: Plan;
  readonly isSelected: boolean;
  readonly expired: boolean;
  readonly status: ActivePlanStatus;
  readonly subscriptionStartDt?: string | undefined;
  readonly subscriptionEndDt?: string | undefined;
  readonly subscriptionId?: string | undefined;
  /** The booking that paid for it; ending the subscription needs one. */
  readonly bookingId?: string | undefined;
}

/** `iselected`, else `isSelected`; CANCELED reads as CANCELLED. Throws `DecodeError` where the plan cannot be read. */
export function decodeActivePlan(body: unknown): ActivePlan {
  const fields = entityFields(body, 'ActivePlan', 'plan');
  return {
    plan: decodePlan(fields.get('plan')),
    isSelected: boolean(field(fields, 'iselected', 'isSelected')),
    expired: boolean(fields.get('expired')),
    status: activePlanStatus(field(fields, 'status') ?? 'ACTIVE'),
    subscriptionStartDt: optionalDate(fields.get('subscriptionStartDt')),
    subscriptionEndDt: optionalDate(fields.get('subscriptionEndDt')),
    subscriptionId: optionalId(fields.get('subscriptionId')),
    bookingId: optionalId(fields.get('bookingId')),
  };
}

const activePlanStatus = (value: unknown): ActivePlanStatus =>
  string(value).toUpperCase() === 'CANCELED' ? 'CANCELLED' : oneOf(value, ACTIVE_PLAN_STATUSES);

/** Rows that cannot be read are dropped. Throws `DecodeError` when there is no list. */
export const decodeActivePlans = (body: unknown): ActivePlan[] => array(body, decodeActivePlan);

/** One plan or a list of one; none reads as `undefined`. Throws `DecodeError` where the one cannot be read. */
export function decodeSelectedPlan(body: unknown): ActivePlan | undefined {
  const selected = unwrap(body, 'plan');
  const one: unknown = Array.isArray(selected) ? selected[0] : selected;
  return isAbsent(one) ? undefined : decodeActivePlan(one);
}

/** Also the plans that were cancelled and have not ended yet. */
export const getUserPlans: Endpoint<{ readonly userId: string }, ActivePlan[]> = {
  id: 'getUserPlans',
  method: 'GET',
  path: '/user/:userId/plan',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId }, query: { status: 'ACTIVE,CANCELLED' } }),
  decode: decodeActivePlans,
};

/** Contract call `getSelectedPlan`: the plan whose quota and exam types count now. */
export const getSelectedPlan: Endpoint<{ readonly userId: string }, ActivePlan | undefined> = {
  id: 'getSelectedPlan',
  method: 'GET',
  path: '/user/:userId/plan/true',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId } }),
  decode: decodeSelectedPlan,
};

/** Contract call `selectPlan`: makes a plan the one that counts. */
export const selectPlan: Endpoint<{ readonly userId: string; readonly planId: string }, undefined> = {
  id: 'selectPlan',
  method: 'PUT',
  path: '/user/:userId/plan/:planId/select',
  bearer: 'required',
  request: ({ userId, planId }) => ({ segments: { userId, planId } }),
  decode: empty,
};
