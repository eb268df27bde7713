import { jwtDecode } from 'jwt-decode';
import { matchPath } from 'react-router-dom';
import { isOnline } from '@/shared/browser/network';
import { paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';

/** Milliseconds of grace after a token's expiry. */
const GRACE = 60_000;
/** A larger `exp` is not in seconds; most likely milliseconds. */
const LAST_SECOND = 1e11;

interface Claims {
  readonly exp: unknown;
  readonly iat: unknown;
}

/**
 * Whether a token is expired. A token without a usable numeric `exp` (seconds) is. `receivedAt` (the
 * browser's milliseconds) is when the token came fresh from the server: its `iat` then corrects for clock
 * skew.
 */
export function isTokenExpired(token: string, now: number, receivedAt?: number): boolean {
  const claims = readClaims(token);
  if (!isSeconds(claims.exp)) return true;
  return now + skewOf(claims, receivedAt) > claims.exp * 1_000 + GRACE;
}

const skewOf = ({ iat }: Claims, receivedAt: number | undefined): number =>
  receivedAt !== undefined && isSeconds(iat) ? iat * 1_000 - receivedAt : 0;

/** Milliseconds by which the server's clock is ahead of the browser's; 0 without a token that says so. */
export function clockSkew(): number {
  const token = readToken();
  return token === undefined ? 0 : skewOf(readClaims(token), localEntries.tokenReceivedAt.read());
}

function readClaims(token: string): Claims {
  try {
    return { exp: undefined, iat: undefined, ...jwtDecode<object>(token) };
  } catch {
    return { exp: undefined, iat: undefined };
  }
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 && value < LAST_SECOND;
}

export function readToken(): string | undefined {
  return localEntries.token.read();
}

/** Guard: whether there is a token that has not expired. */
export function hasLiveToken(now: number = Date.now()): boolean {
  const token = readToken();
  return token !== undefined && !isTokenExpired(token, now, localEntries.tokenReceivedAt.read());
}

/**
 * Whether an attempt goes on although its token has expired, or the device's clock says so: without network nobody can
 * sign in again, and only the server knows better.
 */
export const isAttemptOffline = (pathname: string): boolean =>
  !isOnline() && readToken() !== undefined && matchPath(paths.exam.pattern, pathname) !== null;

export function storeFreshToken(token: string, now: number): void {
  // Time first: other tabs react to the token.
  localEntries.tokenReceivedAt.write(now);
  localEntries.token.write(token);
}
