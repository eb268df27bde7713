import { getHistory } from '@/shared/api/performance';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadHistory = createRemoteCall({
  name: 'performance/history',
  endpoint: getHistory,
  concurrency: 'latest',
});
