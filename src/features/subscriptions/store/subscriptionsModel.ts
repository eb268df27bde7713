import { plansOnOffer } from '@/domain/plan/planModel';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { Booking } from '@/shared/api/booking';
import { EXAM_TYPES } from '@/shared/api/category';
import { type Plan, PLAN_CATEGORIES } from '@/shared/api/plan';

/** Active plans only: FREE before PRO before MAX before any other, cheaper ones first. */
export const offersInOrder = (plans: readonly Plan[]): readonly Plan[] =>
  plansOnOffer(plans).toSorted((a, b) => rankOf(a) - rankOf(b) || a.price - b.price);

const rankOf = ({ category }: Plan): number => {
  const rank = PLAN_CATEGORIES.findIndex((known) => known === category);
  return rank < 0 ? PLAN_CATEGORIES.length : rank;
};

/** A canceled plan runs until its end. The selected one comes first. */
export const runningPlans = (plans: readonly ActivePlan[]): readonly ActivePlan[] =>
  plans.filter(({ expired }) => !expired).sort((a, b) => Number(b.isSelected) - Number(a.isSelected));

const isActive = ({ status, expired }: ActivePlan): boolean => status === 'ACTIVE' && !expired;

/**
 * Whether an active plan blocks buying this one. Every account starts with a free plan, which blocks only itself;
 * otherwise nobody could ever buy. A canceled plan expires by itself and blocks nothing.
 */
export const isPurchaseBlocked = (offer: Plan, plans: readonly ActivePlan[]): boolean =>
  plans.some(
    (activePlan) =>
      isActive(activePlan) && (activePlan.plan.category !== 'FREE' || activePlan.plan.id === offer.id),
  );

export const canBeSelected = ({ isSelected, expired }: ActivePlan): boolean => !isSelected && !expired;

export const canBeEnded = (activePlan: ActivePlan): boolean =>
  isActive(activePlan) && activePlan.plan.category !== 'FREE';

/** Identifies one of the user's plans: the same plan may be listed twice, expiring and bought again. */
export const planKey = ({ subscriptionId, bookingId, plan, subscriptionStartDt }: ActivePlan): string =>
  subscriptionId ?? bookingId ?? `${plan.id} ${subscriptionStartDt ?? ''}`;

/**
 * The booking by which a subscription is ended: its own, otherwise the latest SUCCESS booking of that subscription,
 * otherwise of that plan.
 */
export function bookingToEnd(activePlan: ActivePlan, bookings: readonly Booking[]): string | undefined {
  if (activePlan.bookingId !== undefined) return activePlan.bookingId;
  const paid = latestFirst(bookings).filter(({ status }) => status === 'SUCCESS');
  const ofSubscription = paid.find(
    ({ subscriptionId }) => subscriptionId !== undefined && subscriptionId === activePlan.subscriptionId,
  );
  return (ofSubscription ?? paid.find(({ plan }) => plan?.id === activePlan.plan.id))?.id;
}

/** Latest first; a booking without a date, which never became a subscription, keeps its place. */
export function latestFirst(bookings: readonly Booking[]): readonly Booking[] {
  let date = '';
  return bookings
    .toReversed()
    .map((booking) => {
      date = booking.subscriptionStartDate ?? date;
      return { booking, date };
    })
    .toReversed()
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((dated) => dated.booking);
}

/** 'All exam types', or the names of the plan's types. */
export const examTypesText = (examTypes: readonly string[]): string =>
  EXAM_TYPES.every((examType) => examTypes.includes(examType)) ? 'All exam types' : examTypes.join(', ');

export const planTypeName = ({ type }: Plan): string => (type === 'UPGRADED' ? 'Upgraded' : 'General');
