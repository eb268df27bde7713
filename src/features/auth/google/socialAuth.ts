type Opener = Pick<Window, 'postMessage'>;

/** The token in the query. */
export function readGoogleToken(search: string): string | undefined {
  const token = new URLSearchParams(search).get('token')?.trim() ?? '';
  return token === '' ? undefined : token;
}

/** The opener of the pop-up, if it still exists. */
export function openerOf(page: Window): Opener | undefined {
  const opener: unknown = page.opener;
  return isWindow(opener) ? opener : undefined;
}

// No instanceof: the opener's Window is another realm's.
function isWindow(value: unknown): value is Opener {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}

/** Posts the token to our own origin only, and closes the pop-up. */
export function relayToken(token: string, opener: Opener): void {
  opener.postMessage({ results: { accessToken: token } }, location.origin);
  window.close();
}
