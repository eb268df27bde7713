import { selectUser } from '@/domain/session/sessionSlice';
import type { QuizHistoryRow } from '@/shared/api/performance';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { loadHistory } from './calls';

/** The signed-in user's quizzes, loaded on mount. */
export function useHistory(): Remote<readonly QuizHistoryRow[]> {
  const userId = useSelector(selectUser)?.id;
  return useRemote(loadHistory, { userId: userId ?? '' }, { when: userId !== undefined });
}
