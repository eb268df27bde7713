import type { StoreModule } from '@/shared/store/storeModule';
import { feedbackDialog, sendFeedback } from './calls';
import { siteFeedbackSaga } from './siteFeedbackSaga';

/** What the store must take in before the floating button renders. */
export const siteFeedbackStoreModule: StoreModule = {
  calls: [sendFeedback],
  reducers: [feedbackDialog],
  sagas: [siteFeedbackSaga],
};
