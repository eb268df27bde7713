import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { permissions } from '@/shared/session/permissions';
import {
  selectRole,
  selectSession,
  selectSessionFailure,
  sessionExpired,
  sessionRetried,
} from '@/shared/session/session';
import { hasLiveToken } from '@/shared/session/token';
import { EntryButton } from '@/shared/ui/entry/EntryButton';
import { EntryMessage } from '@/shared/ui/entry/EntryMessage';
import { NotAllowedPage } from './pages/NotAllowedPage';

/**
 * The session guard (specification 1, section 4): a page that needs a session shows nothing without a live token. What
 * happens then (storage cleared, root) is the session saga's.
 */
export function RequireSession() {
  const { status } = useSelector(selectSession);
  const failure = useSelector(selectSessionFailure);
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  useEffect(() => {
    if (status === 'signedOut' || !hasLiveToken()) dispatch(sessionExpired());
  }, [dispatch, key, status]);

  if (status === 'signedIn') return <Outlet />;
  if (failure === undefined) return null;
  return (
    <EntryMessage
      title="Something went wrong"
      action={<EntryButton onClick={() => dispatch(sessionRetried())}>Try again</EntryButton>}
    >
      {failure.message ?? 'Your account could not be loaded. Check your connection and try again.'}
    </EntryMessage>
  );
}

/** The administrators' pages: anyone else sees 'Not allowed'. */
export function RequireAdmin() {
  const role = useSelector(selectRole);
  return role !== undefined && permissions[role].administration ? <Outlet /> : <NotAllowedPage />;
}
