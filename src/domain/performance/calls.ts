import { getHistory, getQuizOverview } from '@/shared/api/performance';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadHistory = createRemoteCall({ name: 'performance/history', endpoint: getHistory });

export const loadOverview = createRemoteCall({
  name: 'performance/overview',
  endpoint: getQuizOverview,
  key: ({ quizId }) => quizId,
});
