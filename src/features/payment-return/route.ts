import type { StoreModule } from '@/shared/store/storeModule';
import { readBookings, readPlans, reportOutcome } from './calls';
import { paymentReturnSaga } from './paymentReturnSaga';
import { paymentReturnSlice } from './paymentReturnSlice';

export { PaymentReturnScreen as Component } from './PaymentReturnScreen';

export const storeModule: StoreModule = {
  calls: [readBookings, reportOutcome, readPlans],
  reducers: [paymentReturnSlice],
  sagas: [paymentReturnSaga],
};
