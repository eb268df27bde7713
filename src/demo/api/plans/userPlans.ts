import { type DemoRoute, requireSelf, route } from '@/demo/api/route';
import { demand, found } from '@/demo/context/httpError';
import { isExpired, selectedOf, subscriptionsOf, toActivePlan } from '@/demo/rules/subscriptions';
import { getSelectedPlan, getUserPlans, selectPlan } from '@/shared/api/activePlan';

export const userPlanRoutes: readonly DemoRoute[] = [
  route(
    getUserPlans,
    async ({ segment, member, query }, { database, now }) => {
      requireSelf(member, segment(0), true);
      demand(query('status') === 'ACTIVE,CANCELLED', 'The status is ACTIVE,CANCELLED.');
      const subscriptions = await subscriptionsOf(database, segment(0), now());
      return subscriptions.map((subscription) => toActivePlan(subscription, now()));
    },
    { query: ['status'] },
  ),

  route(getSelectedPlan, async ({ segment, member }, { database, now }) => {
    requireSelf(member, segment(0), true);
    const selected = selectedOf(await subscriptionsOf(database, segment(0), now()), now());
    // An empty list means that no plan is selected.
    return selected === undefined ? [] : toActivePlan(selected, now());
  }),

  route(
    selectPlan,
    async ({ segment, member }, { database, now }) => {
      requireSelf(member, segment(0));
      const subscriptions = await subscriptionsOf(database, member.id, now());
      const chosen = found(
        subscriptions.find(
          (subscription) => subscription.plan.id === segment(1) && !isExpired(subscription, now()),
        ),
        'Active plan',
      );
      await database.put(
        'subscriptions',
        ...subscriptions.map((subscription) => ({
          ...subscription,
          selected: subscription.id === chosen.id,
        })),
      );
      return toActivePlan({ ...chosen, selected: true }, now());
    },
    { bodiless: true },
  ),
];
