import { useEffect } from 'react';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { selectSignOutDialog } from './signOutSlice';

/** Fallback if the sign-out dialog cannot be loaded: signs out without asking; the answers stay on the device. */
export function SignOutWithoutDialog() {
  const dispatch = useAppDispatch();
  const isRequested = useSelector(selectSignOutDialog) !== undefined;
  useEffect(() => {
    if (isRequested) dispatch(signOutRequested());
  }, [isRequested, dispatch]);
  return null;
}
