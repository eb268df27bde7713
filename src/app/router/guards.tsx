import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { permissions } from '@/domain/session/permissions';
import { selectRole, selectSession, sessionExpired } from '@/domain/session/sessionSlice';
import { hasLiveToken } from '@/domain/session/token';
import { NotAllowedPage } from '@/app/pages/NotAllowedPage';

/**
 * The session guard (specification 1, section 4): a page that needs a session shows nothing without a live token. What
 * happens then (storage cleared, root) is the session saga's. With a token the frame stands at once; it lets the page in
 * when the server has said who is there.
 */
export function RequireSession() {
  const { status } = useSelector(selectSession);
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const isOver = status === 'signedOut' || !hasLiveToken();
  useEffect(() => {
    if (isOver) dispatch(sessionExpired());
  }, [dispatch, key, isOver]);
  return isOver ? null : <Outlet />;
}

/** The administrators' pages: anyone else sees 'Not allowed'. While it is not known who is there, the frame waits. */
export function RequireAdmin() {
  const role = useSelector(selectRole);
  return role === undefined || permissions[role].administration ? <Outlet /> : <NotAllowedPage />;
}
