import type { StoreModule } from '@/shared/remote/storeModule';
import { feedbackDialog, sendFeedback } from './calls';
import { siteFeedbackSaga } from './saga';

/** What the store must take in before the floating button renders. */
export const siteFeedbackStoreModule: StoreModule = {
  calls: [sendFeedback],
  reducers: [feedbackDialog],
  sagas: [siteFeedbackSaga],
};
