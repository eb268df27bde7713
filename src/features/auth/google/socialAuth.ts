type Opener = Pick<Window, 'postMessage'>;

/** The token that the server has put into the address. */
export function readGoogleToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token')?.trim() ?? '';
  return token === '' ? undefined : token;
}

/** The window that opened the pop-up, if it is still there. */
export function openerOf(page: Window): Opener | undefined {
  const opener: unknown = page.opener;
  return isWindow(opener) ? opener : undefined;
}

// No instanceof: the opener's Window is another one than ours.
function isWindow(value: unknown): value is Opener {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}

/** Hands the token over, to our own origin only, and closes the pop-up (specification 1, section 2). */
export function relayToken(token: string, opener: Opener): void {
  opener.postMessage({ results: { accessToken: token } }, location.origin);
  window.close();
}
