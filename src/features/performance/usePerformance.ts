import { selectUser } from '@/domain/session/sessionSlice';
import type { Performance } from '@/shared/api/performance';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { loadPerformance } from './calls';

/** The signed-in user's performance, loaded on mount. */
export function usePerformance(): Remote<Performance> {
  const userId = useSelector(selectUser)?.id;
  return useRemote(loadPerformance, { userId: userId ?? '' }, { when: userId !== undefined });
}
