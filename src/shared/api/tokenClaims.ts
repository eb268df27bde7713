import { lruMemoize } from '@reduxjs/toolkit';
import { jwtDecode } from 'jwt-decode';
import { type Claims, tokenTimes } from './tokenTimes';

/** The claims of a token; empty if it is not a token. Decoded once: a time is taken on every letter of a note. */
export const claimsOf = lruMemoize((token: string): Claims => {
  try {
    return { ...jwtDecode<Claims>(token) };
  } catch {
    return {};
  }
});

/** Why no session can be opened with a token. */
interface ExpiryProblem {
  /** Never a value of the token. */
  readonly got: string;
  /** The message at sign-in. */
  readonly text: string;
}

/** Shown for a token whose expiry this app cannot read. */
export const NO_EXPIRY =
  "Sign-in is not possible: the server's token has no expiry that this app can read. Please tell your administrator.";

/** Shown for a token that cannot be used from the start; without `iat`, the clock of the device may be the cause. */
export const EXPIRED_AT_ONCE =
  "Sign-in is not possible: the server's token has expired already. Please check the date and time of this device, or tell your administrator.";

/**
 * What is wrong with a token that has just come from the server, whose own expiry ends the session in the app.
 *
 * @param now - the browser's milliseconds.
 */
export function expiryProblem(token: string, now: number): ExpiryProblem | undefined {
  const claims = claimsOf(token);
  const { skew, expiresAt } = tokenTimes(claims, now);
  if (now + skew <= expiresAt) return undefined;
  if (expiresAt > 0) return { got: 'a JWT that has expired already', text: EXPIRED_AT_ONCE };
  return { got: unreadable(token, claims), text: NO_EXPIRY };
}

function unreadable(token: string, { exp }: Claims): string {
  if (token.split('.').length !== 3) return 'an opaque or encrypted token';
  if (exp === undefined) return 'a JWT without exp';
  return Number(exp) >= 1e11 ? 'a JWT with exp in milliseconds' : 'a JWT with an exp that is no time';
}
