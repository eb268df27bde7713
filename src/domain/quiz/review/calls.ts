import { startBlock } from '@/shared/api/feedbackBlock';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** Contract call `startBlock`, before a review: one at a time. */
export const startReviewBlock = createRemoteCall({
  name: 'review/startBlock',
  endpoint: startBlock,
  concurrency: 'leading',
});
