import { jwtDecode } from 'jwt-decode';
import { localEntries } from './localEntries';

/** A larger time is not in seconds; most likely milliseconds. */
const LAST_SECOND = 1e11;

interface Claims {
  readonly exp: unknown;
  readonly iat: unknown;
}

export function readClaims(token: string): Claims {
  try {
    return { exp: undefined, iat: undefined, ...jwtDecode<object>(token) };
  } catch {
    return { exp: undefined, iat: undefined };
  }
}

export function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 && value < LAST_SECOND;
}

/**
 * Milliseconds by which the server's clock is ahead of the browser's. `receivedAt` (the browser's milliseconds) is when
 * the token came fresh from the server; 0 where it is not known.
 */
export const skewOf = ({ iat }: Pick<Claims, 'iat'>, receivedAt: number | undefined): number =>
  receivedAt !== undefined && isSeconds(iat) ? iat * 1_000 - receivedAt : 0;

/** The `iat` of the last token that was read: a time is taken with every letter of a note. */
let last: { readonly token: string; readonly claims: Claims } | undefined;

/**
 * The server's time, in milliseconds since 1970: the only clock of what is stored. Without a token, the browser's.
 */
export function serverNow(): number {
  const token = localEntries.token.read();
  if (token === undefined) return Date.now();
  if (last?.token !== token) last = { token, claims: readClaims(token) };
  return Date.now() + skewOf(last.claims, localEntries.tokenReceivedAt.read());
}
