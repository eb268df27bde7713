import type { SagaIterator } from 'redux-saga';
import { cancel } from 'redux-saga/effects';
import { select } from '@/shared/store/effects';
import { useSelector } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/rootReducer';
import type { SessionUser } from './calls';
import { selectUser } from './sessionSlice';

/**
 * The signed-in user. Without one the task ends here, and with it the tasks that wait for it by `call`; a
 * watcher that forked it (`takeLeading`, `fork`) continues.
 */
export function* requireUser(): SagaIterator<SessionUser> {
  const user = yield* select(selectUser);
  if (user !== undefined) return user;
  yield cancel();
  throw new Error('A cancelled task does not go on.');
}

/**
 * The signed-in user. Throws outside of a session; on pages that need one the layout above renders first when it ends,
 * and unmounts what would throw.
 */
export const useUser = (): SessionUser => useSelector(userOf);

export function userOf(root: RootState): SessionUser {
  const user = selectUser(root);
  if (user === undefined) throw new Error('No one is signed in.');
  return user;
}
