import { cancelSubscription, loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { loadOffers } from '@/domain/plan/offersCall';
import { checkoutSaga } from '@/features/subscriptions/checkout/checkoutSaga';
import { checkoutSlice } from '@/features/subscriptions/checkout/checkoutSlice';
import { choosePlan, endSubscription, openPaymentSession } from '@/features/subscriptions/store/calls';
import type { StoreModule } from '@/shared/store/storeModule';

export { SubscriptionsScreen as Component } from './SubscriptionsScreen';

export const storeModule: StoreModule = {
  calls: [
    loadOffers,
    loadUserPlans,
    loadBookings,
    openPaymentSession,
    choosePlan,
    cancelSubscription,
    endSubscription,
  ],
  reducers: [checkoutSlice],
  sagas: [checkoutSaga],
};
