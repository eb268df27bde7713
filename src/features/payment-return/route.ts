import type { StoreModule } from '@/shared/remote/storeModule';
import { readBookings, readPlans, reportOutcome } from './calls';
import { returnSaga } from './returnSaga';
import { returnsSlice } from './returns';

export { PaymentReturnScreen as Component } from './PaymentReturnScreen';

export const storeModule: StoreModule = {
  calls: [readBookings, reportOutcome, readPlans],
  reducers: [returnsSlice],
  sagas: [returnSaga],
};
