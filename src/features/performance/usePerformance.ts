import type { Performance } from '@/shared/api/performance';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { selectUser } from '@/domain/session/sessionSlice';
import { loadPerformance } from './calls';

interface PerformanceLoad {
  readonly remote: RemoteState<unknown, Performance>;
  readonly retry: () => void;
}

/** The signed-in user's performance, loaded on mount. */
export function usePerformance(): PerformanceLoad {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id;
  const args = { userId: userId ?? '' };
  return {
    remote: useRemote(loadPerformance, args, { when: userId !== undefined }),
    retry: () => void dispatch(loadPerformance.actions.request(args)),
  };
}
