import type { StoreModule } from '@/shared/store/storeModule';
import { feedbackDialog, sendFeedback } from './calls';

/** Store module of the floating button. */
export const siteFeedbackStoreModule: StoreModule = {
  calls: [sendFeedback],
  reducers: [feedbackDialog],
};
