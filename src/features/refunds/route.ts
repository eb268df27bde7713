import type { StoreModule } from '@/shared/store/storeModule';
import { cancellation, refunding } from './paymentActions';
import { loadPayments, loadStudents, sendCancellation, sendRefund } from './calls';
import { refundedSlice } from './refundedSlice';

export { RefundScreen as Component } from './RefundScreen';

export const storeModule: StoreModule = {
  calls: [loadStudents, loadPayments, sendCancellation, sendRefund, cancellation, refunding],
  reducers: [refundedSlice],
};
