import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { RouteMessage } from '@/domain/public/PublicMessage';
import { permissions } from '@/domain/session/permissions';
import { selectRole, selectSession, sessionExpired } from '@/domain/session/sessionSlice';
import { isAttemptOffline } from '@/domain/session/token';
import { onNetworkChange } from '@/shared/browser/network';
import { paths } from '@/shared/routing/paths';
import { hasLiveToken } from '@/shared/storage/serverClock';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

/**
 * Session guard: without a live token a page that needs a session redirects to sign-in, and the session saga
 * ends what is left of the session. With a token the layout renders at once and the page after /user/me. An
 * attempt without network continues until the network is back.
 */
export function RequireSession() {
  const isSignedOut = useSelector((root) => selectSession(root).status === 'signedOut');
  const { pathname } = useLocation();
  const isLive = useSyncExternalStore(onNetworkChange, () => hasLiveToken() || isAttemptOffline(pathname));
  return isSignedOut || !isLive ? <ToSignIn /> : <Outlet />;
}

function ToSignIn() {
  const dispatch = useAppDispatch();
  // Before the redirect: the saga stores the path to return to.
  // Stryker disable next-line ArrayDeclaration: `dispatch` never changes
  useLayoutEffect(() => void dispatch(sessionExpired()), [dispatch]);
  return <Navigate to={paths.signIn.to()} replace />;
}

/** Shows 'Not allowed' without the permission. The layout waits while the role is unknown. */
export function RequirePermission({ to }: { readonly to: 'administration' | 'study' }) {
  const role = useSelector(selectRole);
  if (role === undefined || permissions[role][to]) return <Outlet />;
  return <NotAllowedPage audience={to === 'study' ? 'students' : 'administrators'} />;
}

const SIGN_IN_AS = { administrators: 'an administrator’s', students: 'a student’s' } as const;

/** Shown to a role that may not open the page; no call is made. */
export function NotAllowedPage({ audience }: { readonly audience: 'administrators' | 'students' }) {
  return (
    <RouteMessage title="Not allowed">
      {`This page is for ${audience}. ` + `Sign in with ${SIGN_IN_AS[audience]} account to open it.`}
    </RouteMessage>
  );
}
