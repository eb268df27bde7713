import type { StoreModule } from '@/shared/store/storeModule';
import {
  choosePlan,
  endBooking,
  loadBookings,
  loadOffers,
  loadUserPlans,
  openPaymentSession,
} from '@/features/subscriptions/store/calls';
import { checkoutSlice } from '@/features/subscriptions/checkout/checkoutSlice';
import { checkoutSaga } from '@/features/subscriptions/checkout/checkoutSaga';
import { myPlansSlice } from '@/features/subscriptions/my-plans/myPlansSlice';
import { myPlansSaga } from '@/features/subscriptions/my-plans/myPlansSaga';
import { ending } from '@/features/subscriptions/my-plans/endSubscription';

export { SubscriptionsScreen as Component } from './SubscriptionsScreen';

export const storeModule: StoreModule = {
  calls: [loadOffers, loadUserPlans, loadBookings, openPaymentSession, choosePlan, endBooking, ending],
  reducers: [checkoutSlice, myPlansSlice],
  sagas: [checkoutSaga, myPlansSaga],
};
