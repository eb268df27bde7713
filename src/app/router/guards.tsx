import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NotAllowedPage } from '@/app/pages/NotAllowedPage';
import { permissions } from '@/domain/session/permissions';
import { selectRole, selectSession, sessionExpired } from '@/domain/session/sessionSlice';
import { hasLiveToken, isAttemptOffline } from '@/domain/session/token';
import { useOnline } from '@/shared/browser/useOnline';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

/**
 * Session guard: a page that needs a session renders nothing without a live token; the session saga then
 * clears storage and redirects. With a token the layout renders at once and the page after /user/me. An attempt without
 * network goes on until there is one.
 */
export function RequireSession() {
  const status = useSelector((root) => selectSession(root).status);
  const dispatch = useAppDispatch();
  const { key, pathname } = useLocation();
  // Renders again when the network changes: `isAttemptOffline` reads it.
  useOnline();
  const isOver = status === 'signedOut' || !(hasLiveToken() || isAttemptOffline(pathname));
  useEffect(() => {
    if (isOver) dispatch(sessionExpired());
  }, [dispatch, key, isOver]);
  return isOver ? null : <Outlet />;
}

interface RequirePermissionProps {
  readonly to: 'administration' | 'study';
}

/** Shows 'Not allowed' without the permission. The layout waits while the role is unknown. */
export function RequirePermission({ to }: RequirePermissionProps) {
  const role = useSelector(selectRole);
  if (role === undefined || permissions[role][to]) return <Outlet />;
  return <NotAllowedPage audience={to === 'study' ? 'students' : 'administrators'} />;
}
