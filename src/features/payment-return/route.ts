import type { StoreModule } from '@/shared/store/storeModule';
import { readBookings, readPlans, reportOutcome } from './calls';
import { returnSaga } from './paymentReturnSaga';
import { returnsSlice } from './paymentReturnSlice';

export { PaymentReturnScreen as Component } from './PaymentReturnScreen';

export const storeModule: StoreModule = {
  calls: [readBookings, reportOutcome, readPlans],
  reducers: [returnsSlice],
  sagas: [returnSaga],
};
