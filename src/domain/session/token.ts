import { jwtDecode } from 'jwt-decode';
import { localEntries } from '@/shared/storage/localEntries';

/** Milliseconds that a token may be past its time (robustness 12). */
const GRACE = 60_000;
/** A larger number of seconds is no date of this age: milliseconds, most likely. */
const LAST_SECOND = 1e11;

interface Claims {
  readonly exp: unknown;
  readonly iat: unknown;
}

/**
 * Whether a token's time is over. A token without a usable numeric `exp` (in seconds) is expired. `receivedAt`, in the
 * browser's milliseconds, says when the token came fresh from the server: its `iat` then tells how far our clock is off.
 */
export function isTokenExpired(token: string, now: number, receivedAt?: number): boolean {
  const { exp, iat } = readClaims(token);
  if (!isSeconds(exp)) return true;
  const skew = receivedAt !== undefined && isSeconds(iat) ? iat * 1_000 - receivedAt : 0;
  return now + skew > exp * 1_000 + GRACE;
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

/** The visitor's token for the http client. */
export function readToken(): string | undefined {
  return localEntries.token.read();
}

/** The guard's question: is there a token, and is its time not over? */
export function hasLiveToken(now: number = Date.now()): boolean {
  const token = readToken();
  return token !== undefined && !isTokenExpired(token, now, localEntries.tokenReceivedAt.read());
}

/** Keeps a token that has just come from the server. */
export function keepFreshToken(token: string, now: number): void {
  // First the time: other tabs act on the token.
  localEntries.tokenReceivedAt.write(now);
  localEntries.token.write(token);
}
