import { loadBookings, loadUserPlans } from '@/domain/plan/calls';
import type { StoreModule } from '@/shared/store/storeModule';
import { reportOutcome } from './calls';
import { paymentReturnSaga } from './paymentReturnSaga';
import { paymentReturnSlice } from './paymentReturnSlice';

export { PaymentReturnScreen as Component } from './PaymentReturnScreen';

export const storeModule: StoreModule = {
  calls: [loadBookings, loadUserPlans, reportOutcome],
  reducers: [paymentReturnSlice],
  sagas: [paymentReturnSaga],
};
