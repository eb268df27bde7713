import { selectUser } from '@/domain/session/sessionSlice';
import type { QuizHistoryRow } from '@/shared/api/performance';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { loadHistory } from './calls';

export function useQuizHistory(): Remote<readonly QuizHistoryRow[]> {
  const userId = useSelector(selectUser)?.id;
  return useRemote(loadHistory, { userId: userId ?? '' }, { when: userId !== undefined });
}
