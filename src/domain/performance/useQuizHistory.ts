import { useUser } from '@/domain/session/currentUser';
import type { QuizHistoryRow } from '@/shared/api/performance';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { loadHistory } from './calls';

export function useQuizHistory(): Remote<readonly QuizHistoryRow[]> {
  return useRemote(loadHistory, { userId: useUser().id });
}
