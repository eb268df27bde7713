import { getHistory } from '@/shared/api/performance';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** All quizzes that the user has submitted: the history lists them, the performance looks back on them. */
export const loadHistory = createRemoteCall({
  name: 'performance/history',
  endpoint: getHistory,
  concurrency: 'latest',
});
