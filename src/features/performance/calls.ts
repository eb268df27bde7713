import { getPerformance } from '@/shared/api/performance';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadPerformance = createRemoteCall({
  name: 'performance/categories',
  endpoint: getPerformance,
  concurrency: 'latest',
});
