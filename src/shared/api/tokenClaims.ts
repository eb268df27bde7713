import { jwtDecode } from 'jwt-decode';
import { type Claims, tokenTimes } from './tokenTimes';

/** The claims of the last token: a time is taken on every letter of a note. */
let last: { readonly token: string; readonly claims: Claims } | undefined;

/** The claims of a token; empty if it is not a token. */
export function claimsOf(token: string): Claims {
  // Stryker disable next-line ConditionalExpression: saves time only
  if (last?.token === token) return last.claims;
  let claims: Claims = {};
  try {
    claims = { ...jwtDecode<Claims>(token) };
  } catch {
    // Not a token.
  }
  // Stryker disable next-line ObjectLiteral: saves time only
  last = { token, claims };
  return claims;
}

/** Why no session can be opened with a token, whose own expiry ends it in the app; never a value of the token. */
export function expiryProblem(token: string): string | undefined {
  const claims = claimsOf(token);
  if (tokenTimes(claims, undefined).expiresAt > 0) return undefined;
  if (token.split('.').length !== 3) return 'an opaque or encrypted token';
  if (claims.exp === undefined) return 'a JWT without exp';
  return Number(claims.exp) >= 1e11 ? 'a JWT with exp in milliseconds' : 'a JWT with an exp that is no time';
}

/** Shown to the person who signs in with such a token. */
export const NO_EXPIRY =
  "Sign-in is not possible: the server's token has no expiry that this app can read. Please tell your administrator.";
