import { getUserPlans, selectPlan } from '@/shared/api/activePlan';
import { cancelSubscription, createPaymentSession, getBookings } from '@/shared/api/booking';
import { getActivePackages } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The plans on offer. */
export const loadOffers = createRemoteCall({
  name: 'subscriptions/offers',
  endpoint: getActivePackages,
  concurrency: 'latest',
});

/** The plans that the visitor has, the cancelled ones too. */
export const loadUserPlans = createRemoteCall({
  name: 'subscriptions/userPlans',
  endpoint: getUserPlans,
  concurrency: 'latest',
});

/** Everything the visitor paid for, or tried to. */
export const loadBookings = createRemoteCall({
  name: 'subscriptions/bookings',
  endpoint: getBookings,
  concurrency: 'latest',
});

/** Opens a checkout with the card payment provider; nothing is debited by it. */
export const openPaymentSession = createRemoteCall({
  name: 'subscriptions/openPaymentSession',
  endpoint: createPaymentSession,
  concurrency: 'leading',
});

/** Makes one of the visitor's plans the one that counts. */
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
