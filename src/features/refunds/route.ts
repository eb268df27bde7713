import type { StoreModule } from '@/shared/remote/storeModule';
import { cancellation, refunding } from './acts';
import { loadPayments, loadStudents, sendCancellation, sendRefund } from './calls';
import { refundedSlice } from './refunded';

export { RefundScreen as Component } from './RefundScreen';

export const storeModule: StoreModule = {
  calls: [loadStudents, loadPayments, sendCancellation, sendRefund, cancellation, refunding],
  reducers: [refundedSlice],
};
