import { optionalDate } from './date';
import { boolean, closedList, isAbsent, optionalId, unwrap } from './decode';
import type { DecodeContext } from './decodeContext';
import { get, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';
import { list } from './list';
import { decodePlan } from './plan';
import { described } from './schema';

/** A canceled plan can be used until it ends. */
const status = closedList(['ACTIVE', 'CANCELLED'], { CANCELED: 'CANCELLED' }, 'ACTIVE');

/** Throws `DecodeError` if the plan cannot be read. */
export const decodeActivePlan = entity('ActivePlan', ['plan'], {
  plan: decodePlan,
  isSelected: aliased(boolean, 'iselected', 'isSelected'),
  expired: boolean,
  status,
  subscriptionStartDt: optionalDate,
  subscriptionEndDt: optionalDate,
  subscriptionId: optionalId,
  /** The booking that paid for it; ending the subscription needs one. */
  bookingId: optionalId,
});

/** A user's plan; dates are ISO 8601, UTC. */
export type ActivePlan = Decoded<typeof decodeActivePlan>;

/** One plan or a list of one; an empty list reads as `undefined`. Throws `DecodeError` if it cannot be read. */
export const decodeSelectedPlan = described(
  decodeActivePlan.schema,
  (body: unknown, context?: DecodeContext): ActivePlan | undefined => {
    const selected = unwrap(body, ['plan'], context);
    const first: unknown = Array.isArray(selected) ? selected[0] : selected;
    return isAbsent(first) ? undefined : decodeActivePlan(first, context);
  },
);

/** Includes canceled plans that have not ended yet. */
export const getUserPlans = get('getUserPlans', '/user/:userId/plan', list(decodeActivePlan), {
  request: ({ userId }: { readonly userId: string }) => ({
    segments: { userId },
    query: { status: 'ACTIVE,CANCELLED' },
  }),
  noneYet: true,
});

/** The plan whose quota and exam types apply. */
export const getSelectedPlan = get('getSelectedPlan', '/user/:userId/plan/true', decodeSelectedPlan, {
  noneYet: true,
});

export const selectPlan = put('selectPlan', '/user/:userId/plan/:planId/select', bodyIgnored());
