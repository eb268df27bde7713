import Link from '@mui/material/Link';
import { useLayoutEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { PublicMessage } from '@/domain/public/PublicMessage';
import { paths } from '@/shared/routing/paths';

/** /socialAuth, the landing page of Google's pop-up: posts the token to its opener and closes. */
export function SocialAuthScreen() {
  const { search } = useLocation();
  const [token] = useState(() => readGoogleToken(search));
  const [opener] = useState(() => openerOf(window));
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
    if (token !== undefined && opener !== undefined) relayToken(token, opener);
  }, [opener, token]);

  if (token !== undefined && opener !== undefined) {
    return <PublicMessage title="Signing you in">You can close this window.</PublicMessage>;
  }
  return (
    <PublicMessage
      title="UnAuthorized User"
      action={
        <Link component={RouterLink} to={paths.signIn.to()}>
          Go to sign-in
        </Link>
      }
    >
      Google did not confirm an account. Please start again from the sign-in page.
    </PublicMessage>
  );
}

type Opener = Pick<Window, 'postMessage'>;

function readGoogleToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token')?.trim() ?? '';
  return token === '' ? undefined : token;
}

/** The pop-up's opener, if it still exists. */
function openerOf(page: Window): Opener | undefined {
  const opener: unknown = page.opener;
  return isWindow(opener) ? opener : undefined;
}

// No instanceof: the opener's Window belongs to another realm.
function isWindow(value: unknown): value is Opener {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}

/** Posts the token to our own origin only, then closes the pop-up. */
function relayToken(token: string, opener: Opener): void {
  opener.postMessage({ results: { accessToken: token } }, location.origin);
  window.close();
}
