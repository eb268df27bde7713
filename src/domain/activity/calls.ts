import { putActivity } from '@/shared/api/activity';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const countActivity = createRemoteCall({
  name: 'activity/count',
  endpoint: putActivity,
  concurrency: 'every',
});
