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

/** Whether a session can be opened with a token: the app ends sessions by the token's own expiry. */
export const hasReadableExpiry = (token: string): boolean =>
  tokenTimes(claimsOf(token), undefined).expiresAt > 0;
