import type { StoreModule } from '@/shared/remote/storeModule';
import { choosePlan, endBooking, loadBookings, loadOffers, loadUserPlans, openPaymentSession } from './calls';
import { checkoutSlice } from './checkout';
import { checkoutSaga } from './checkoutSaga';
import { deskSlice } from './desk';
import { deskSaga } from './deskSaga';
import { ending } from './ending';

export { SubscriptionsScreen as Component } from './SubscriptionsScreen';

export const storeModule: StoreModule = {
  calls: [loadOffers, loadUserPlans, loadBookings, openPaymentSession, choosePlan, endBooking, ending],
  reducers: [checkoutSlice, deskSlice],
  sagas: [checkoutSaga, deskSaga],
};
