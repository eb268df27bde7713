import { useSelector } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/rootReducer';
import type { SessionUser } from './calls';
import { selectUser } from './sessionSlice';

/**
 * The signed-in user. Throws outside of a session; on pages that need one the layout above renders first when it ends,
 * and unmounts what would throw.
 */
export const useUser = (): SessionUser => useSelector(userOf);

function userOf(root: RootState): SessionUser {
  const user = selectUser(root);
  if (user === undefined) throw new Error('No one is signed in.');
  return user;
}
