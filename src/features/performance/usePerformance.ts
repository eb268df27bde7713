import type { Performance } from '@/shared/contract/performance';
import { useAppDispatch, useLoad, useSelector } from '@/shared/remote/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { selectUser } from '@/shared/session/session';
import { loadPerformance } from './calls';

interface PerformanceLoad {
  readonly remote: RemoteState<unknown, Performance>;
  readonly retry: () => void;
}

/** The signed-in user's performance, asked for when the screen appears. */
export function usePerformance(): PerformanceLoad {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id;
  const args = { userId: userId ?? '' };
  return {
    remote: useLoad(loadPerformance, args, { when: userId !== undefined }),
    retry: () => void dispatch(loadPerformance.actions.request(args)),
  };
}
