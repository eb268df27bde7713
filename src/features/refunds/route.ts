import { cancelSubscription, loadBookings } from '@/domain/plan/calls';
import type { StoreModule } from '@/shared/store/storeModule';
import { cancelPlan, loadStudents, sendRefund } from './calls';
import { refundedSlice } from './refundedSlice';

export { RefundScreen as Component } from './RefundScreen';

export const storeModule: StoreModule = {
  calls: [loadStudents, loadBookings, cancelSubscription, cancelPlan, sendRefund],
  reducers: [refundedSlice],
};
