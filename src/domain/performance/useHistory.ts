import type { QuizHistoryRow } from '@/shared/api/performance';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { selectUser } from '@/domain/session/sessionSlice';
import { loadHistory } from './calls';

interface History {
  readonly remote: RemoteState<unknown, readonly QuizHistoryRow[]>;
  readonly retry: () => void;
}

/** The signed-in user's quizzes, loaded on mount. */
export function useHistory(): History {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id;
  const args = { userId: userId ?? '' };
  return {
    remote: useRemote(loadHistory, args, { when: userId !== undefined }),
    retry: () => void dispatch(loadHistory.actions.request(args)),
  };
}
