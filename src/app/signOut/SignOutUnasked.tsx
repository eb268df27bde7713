import { useEffect } from 'react';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { signOutRequested } from '@/shared/session/session';
import { selectAsksToSignOut } from './signOutSlice';

/** Where the question about unsent answers cannot be shown: who wants to leave is let go, the answers stay here. */
export function SignOutUnasked() {
  const dispatch = useAppDispatch();
  const asking = useSelector(selectAsksToSignOut);
  useEffect(() => {
    if (asking) dispatch(signOutRequested());
  }, [asking, dispatch]);
  return null;
}
