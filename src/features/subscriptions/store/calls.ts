import { getUserPlans, selectPlan } from '@/shared/api/activePlan';
import { cancelSubscription, createPaymentSession, getBookings } from '@/shared/api/booking';
import { getActivePackages } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadOffers = createRemoteCall({
  name: 'subscriptions/offers',
  endpoint: getActivePackages,
  concurrency: 'latest',
});

/** The visitor's plans, including cancelled ones. */
export const loadUserPlans = createRemoteCall({
  name: 'subscriptions/userPlans',
  endpoint: getUserPlans,
  concurrency: 'latest',
});

export const loadBookings = createRemoteCall({
  name: 'subscriptions/bookings',
  endpoint: getBookings,
  concurrency: 'latest',
});

/** Opens a checkout at the payment provider; nothing is debited by it. */
export const openPaymentSession = createRemoteCall({
  name: 'subscriptions/openPaymentSession',
  endpoint: createPaymentSession,
  concurrency: 'leading',
});

/** Selects one of the visitor's plans. */
export const choosePlan = createRemoteCall({
  name: 'subscriptions/choosePlan',
  endpoint: selectPlan,
  concurrency: 'leading',
});

/** Ends a subscription by the booking that paid for it. */
export const endBooking = createRemoteCall({
  name: 'subscriptions/endBooking',
  endpoint: cancelSubscription,
  concurrency: 'leading',
});
