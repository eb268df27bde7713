import { DAY } from '@/demo/context/time';
import type { Database } from '@/demo/database/database';
import type { SubscriptionRecord } from '@/demo/database/records';
import type { ActivePlan } from '@/shared/api/activePlan';
import type { Plan } from '@/shared/api/plan';
import { isoTime } from '@/shared/format/isoTime';

/** A subscription that was not canceled renews itself, as with a payment provider. */
function renewed(subscription: SubscriptionRecord, now: number): SubscriptionRecord {
  const term = Math.max(1, subscription.plan.durationInDay) * DAY;
  if (subscription.status === 'CANCELLED' || subscription.endsAt > now) return subscription;
  const terms = Math.ceil((now + 1 - subscription.endsAt) / term);
  return { ...subscription, endsAt: subscription.endsAt + terms * term };
}

/** A user's subscriptions at this time, oldest first. */
export async function subscriptionsOf(
  database: Database,
  userId: string,
  now: number,
): Promise<SubscriptionRecord[]> {
  const subscriptions = await database.byGroup('subscriptions', userId);
  return subscriptions
    .map((subscription) => renewed(subscription, now))
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** Whether the paid time is over; `now` in milliseconds since 1970. */
export const isExpired = (subscription: SubscriptionRecord, now: number): boolean =>
  subscription.endsAt <= now;

/** The selected subscription, unless it has expired. */
export const selectedOf = (
  subscriptions: readonly SubscriptionRecord[],
  now: number,
): SubscriptionRecord | undefined =>
  subscriptions.find((subscription) => subscription.selected && !isExpired(subscription, now));

/** Wire form of an active plan: the selection is spelled `iselected`. */
export type WireActivePlan = Omit<ActivePlan, 'isSelected'> & { readonly iselected: boolean };

/** Wire form of a subscription; `now` in milliseconds since 1970. */
export const toActivePlan = (subscription: SubscriptionRecord, now: number): WireActivePlan => ({
  plan: subscription.plan,
  iselected: subscription.selected,
  expired: isExpired(subscription, now),
  status: subscription.status,
  subscriptionStartDt: isoTime(subscription.startsAt),
  subscriptionEndDt: isoTime(subscription.endsAt),
  subscriptionId: subscription.id,
  ...(subscription.bookingId === undefined ? {} : { bookingId: subscription.bookingId }),
});

/** A new, selected subscription of a plan, starting now. */
export const newSubscription = (
  id: string,
  userId: string,
  plan: Plan,
  now: number,
  bookingId?: string,
): SubscriptionRecord => ({
  id,
  group: userId,
  plan,
  selected: true,
  status: 'ACTIVE',
  startsAt: now,
  endsAt: now + plan.durationInDay * DAY,
  ...(bookingId === undefined ? {} : { bookingId }),
});

/** Stores a subscription as the only selected one of its user. */
export async function addSelected(database: Database, added: SubscriptionRecord): Promise<void> {
  const others = await database.byGroup('subscriptions', added.group);
  await database.put(
    'subscriptions',
    ...others.map((subscription) => ({ ...subscription, selected: false })),
    added,
  );
}
