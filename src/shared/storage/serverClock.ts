import { jwtDecode } from 'jwt-decode';
import { localEntries } from './localEntries';
import { tokenTimes } from './tokenTimes';

/** The claims of the last token: a time is taken on every letter of a note. */
let last: { readonly token: string; readonly claims: object } | undefined;

/** The claims of a token; empty if it is not a token. */
function claimsOf(token: string): object {
  // Stryker disable next-line ConditionalExpression: saves time only
  if (last?.token === token) return last.claims;
  let claims = {};
  try {
    claims = { ...jwtDecode<object>(token) };
  } catch {
    // Not a token.
  }
  // Stryker disable next-line ObjectLiteral: saves time only
  last = { token, claims };
  return claims;
}

/**
 * The server's time, in milliseconds since 1970: the only clock for what is stored. Without a token, the
 * browser's.
 */
export function serverNow(): number {
  const { skew } = tokenTimes(claimsOf(localEntries.token.read() ?? ''), localEntries.tokenReceivedAt.read());
  return Date.now() + skew;
}

/**
 * Whether a token is expired at a time of the browser. One without a usable numeric `exp` (seconds) is.
 * `receivedAt` (the browser's milliseconds) is when the token was first received from the server: its `iat`
 * then corrects for clock skew.
 */
export function isTokenExpired(token: string, now: number, receivedAt?: number): boolean {
  const { skew, expiresAt } = tokenTimes(claimsOf(token), receivedAt);
  return now + skew > expiresAt;
}

export function hasLiveToken(now: number = Date.now()): boolean {
  const token = localEntries.token.read();
  return token !== undefined && !isTokenExpired(token, now, localEntries.tokenReceivedAt.read());
}
