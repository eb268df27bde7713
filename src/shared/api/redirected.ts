import { typeOf } from './decodeContext';
import type { ApiResponse } from './response';

/** Some servers send a visitor without a session to a page of theirs. */
const SIGN_IN_PAGE = /log-?in|sign-?in|auth|sso/i;

/**
 * What has answered at another path of the same server, to which a call was redirected: a page is no answer, so that
 * nothing is taken for 'none yet', and no write for done.
 */
export function pageAt(path: string, { status, body }: ApiResponse): 'signIn' | 'other' | undefined {
  if (status !== 404 && typeOf(body) !== 'HTML') return undefined;
  return SIGN_IN_PAGE.test(path) ? 'signIn' : 'other';
}

/** How a call ends that was redirected to a page to sign in on. */
export const SIGN_IN_NEEDED: ApiResponse = { status: 401, body: undefined };
