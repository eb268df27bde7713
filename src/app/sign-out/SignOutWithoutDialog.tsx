import { useEffect } from 'react';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { selectSignOutDialog } from './signOutSlice';

/** Where the question about unsent answers cannot be shown: who wants to leave is let go, the answers stay here. */
export function SignOutWithoutDialog() {
  const dispatch = useAppDispatch();
  const asks = useSelector(selectSignOutDialog) !== undefined;
  useEffect(() => {
    if (asks) dispatch(signOutRequested());
  }, [asks, dispatch]);
  return null;
}
