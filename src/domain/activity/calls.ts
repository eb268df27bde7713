import { putActivity } from '@/shared/api/activity';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** Counts a created quiz or an opened video. */
export const countActivity = createRemoteCall({
  name: 'activity/count',
  endpoint: putActivity,
  concurrency: 'every',
});
