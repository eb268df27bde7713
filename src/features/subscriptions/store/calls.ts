import { bookingsKey, cancelSubscription, loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { loadSelectedPlan } from '@/domain/session/calls';
import { type ActivePlan, selectPlan } from '@/shared/api/activePlan';
import { createPaymentSession } from '@/shared/api/booking';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { select } from '@/shared/store/effects';
import { bookingToEnd, canBeEnded, planKey } from './subscriptionsModel';

/** Opens a checkout at the payment provider; this debits nothing. */
export const openPaymentSession = createRemoteCall({
  name: 'subscriptions/openPaymentSession',
  endpoint: createPaymentSession,
  concurrency: 'leading',
});

interface PlanChoice {
  readonly userId: string;
  readonly planId: string;
  readonly planName: string;
}

export const choosePlan = createRemoteCall<PlanChoice, undefined>({
  name: 'subscriptions/choosePlan',
  endpoint: selectPlan,
  concurrency: 'leading',
  onSuccess: {
    notify: (_, { planName }) => `${planName} is now selected.`,
    reload: [loadUserPlans, loadSelectedPlan],
  },
  onError: { reload: [loadUserPlans, loadSelectedPlan] },
});

const NO_BOOKING = 'The payment of this subscription was not found, so it could not be ended.';

/** Loads bookings only if the plan does not name its own. */
export const endSubscription = createRemoteCall<
  { readonly plan: ActivePlan; readonly userId: string },
  undefined
>({
  name: 'subscriptions/end',
  concurrency: 'leading',
  key: ({ plan }) => planKey(plan),
  *send({ plan, userId }) {
    const known = yield* select(loadBookings.selectData, bookingsKey({ userId }));
    const bookingId =
      bookingToEnd(plan, known ?? []) ?? bookingToEnd(plan, yield* loadBookings.run({ userId }));
    if (bookingId === undefined) throw new RemoteError({ status: 400, serverMessage: NO_BOOKING });
    return yield* cancelSubscription.run({ bookingId });
  },
  *verify({ plan, userId }) {
    const plans = yield* loadUserPlans.run({ userId });
    const isRunning = plans.some((one) => planKey(one) === planKey(plan) && canBeEnded(one));
    return isRunning
      ? {
          isDone: false,
          message: 'The server did not answer. It was asked again: your subscription has not been ended.',
        }
      : { isDone: true, data: undefined };
  },
  onSuccess: {
    notify: { text: 'Your subscription has been cancelled successfully...', autoHideSeconds: 6 },
    reload: [loadUserPlans, loadSelectedPlan, loadBookings],
  },
});
