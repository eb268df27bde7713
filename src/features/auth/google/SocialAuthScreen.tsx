import Link from '@mui/material/Link';
import { createAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { SagaIterator } from 'redux-saga';
import { takeLeading } from 'redux-saga/effects';
import { decodeTaken, GOOGLE_CHANNEL, takePendingSignIn } from '@/domain/google/pendingSignIn';
import { PublicMessage } from '@/domain/public/PublicMessage';
import { completeSignIn } from '@/domain/session/completeSignIn';
import { selectUser } from '@/domain/session/sessionSlice';
import { getDependency } from '@/shared/remote/sagaContext';
import { paths } from '@/shared/routing/paths';
import { openTabChannel } from '@/shared/storage/tabChannel';
import { select } from '@/shared/store/effects';
import { useAppDispatch } from '@/shared/store/hooks';

/** No other page signs in with this token. */
const tokenNotTaken = createAction<string>('google/tokenNotTaken');

/** A failure is shown by a notification; this page has nothing to try again with. */
function* signInHere({ payload }: ReturnType<typeof tokenNotTaken>): SagaIterator<void> {
  yield* completeSignIn({ accessToken: payload });
  if ((yield* select(selectUser)) !== undefined) return;
  const navigate = yield* getDependency('navigate');
  navigate(paths.signIn.to(), { replace: true });
}

function* socialAuthSaga(): SagaIterator<void> {
  yield takeLeading(tokenNotTaken, signInHere);
}

export const sagas = [socialAuthSaga];

/** Milliseconds in which the page that started the sign-in takes its result. */
const TAKEN_WITHIN_MS = 1_000;

/**
 * /socialAuth, where Google's window ends: hands the token to the page that started the sign-in, and closes. If no page
 * takes it (a tab of its own, the browser inside of another app), the sign-in goes on here. A token is used only for an
 * attempt that this browser has started.
 */
export function SocialAuthScreen() {
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const [token] = useState(() => readGoogleToken(search));
  const [opener] = useState(() => openerOf(window));
  const [nonce] = useState(() => (token === undefined ? undefined : takePendingSignIn()));
  useLayoutEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname);
    if (token !== undefined && opener !== undefined) relayToken(token, opener);
  }, [opener, token]);
  const isAlone = opener === undefined && nonce !== undefined;
  useEffect(() => {
    if (token === undefined || !isAlone) return undefined;
    return offerResult(nonce, token, () => dispatch(tokenNotTaken(token)));
  }, [dispatch, isAlone, nonce, token]);

  if (token !== undefined && (opener !== undefined || isAlone)) {
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

/** Sends the result to the page that started the attempt; `onAlone` if none takes it. */
function offerResult(nonce: string, accessToken: string, onAlone: () => void): () => void {
  const timer = setTimeout(onAlone, TAKEN_WITHIN_MS);
  const channel = openTabChannel(GOOGLE_CHANNEL, decodeTaken, (taken) => {
    if (taken !== nonce) return;
    clearTimeout(timer);
    window.close();
  });
  channel.post({ nonce, results: { accessToken } });
  return () => {
    clearTimeout(timer);
    channel.close();
  };
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
