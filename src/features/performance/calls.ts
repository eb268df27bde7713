import { getPerformance } from '@/shared/api/performance';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** How the user does in each category, over all quizzes. */
export const loadPerformance = createRemoteCall({
  name: 'performance/categories',
  endpoint: getPerformance,
  concurrency: 'latest',
});
