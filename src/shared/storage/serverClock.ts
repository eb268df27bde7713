import { claimsOf } from '@/shared/api/tokenClaims';
import { tokenTimes } from '@/shared/api/tokenTimes';
import { type ClockReading, sleptBetween } from '@/shared/browser/sleepModel';
import { localEntries } from './localEntries';

/** Scripts outside of browsers have no document. */
const page: { readonly document?: Document } = globalThis;

/** The last reading of the clocks, and the server's time then. */
let last:
  | (ClockReading & { readonly server: number; readonly calibration: string; readonly origin: number })
  | undefined;

/** From this difference on, the wall clock was changed: time servers correct it in small steps. */
const CHANGED_MS = 5_000;
/** A response's `Date` is in whole seconds, and as old as the response took to arrive. */
const IMPRECISE_MS = 60_000;

/**
 * The server's time, in milliseconds since 1970: the only clock for what is stored. Within the life of a page it
 * follows the monotonic clock, so that a wall clock that is changed changes nothing, nor does the end of the session.
 * Without a token, it begins with the browser's time.
 */
export function serverNow(): number {
  const { token, receivedAt, skew } = calibrate();
  const reading: ClockReading = {
    page: performance.now(),
    wall: Date.now(),
    hidden: page.document?.visibilityState === 'hidden',
  };
  const calibration = calibrationOf(token, receivedAt);
  const goesOn = last?.calibration === calibration || token === '';
  const server =
    last !== undefined && last.origin === performance.timeOrigin && goesOn
      ? last.server + reading.page - last.page + sleptBetween(last, reading)
      : reading.wall + skew;
  last = { ...reading, server, calibration, origin: performance.timeOrigin };
  if (Math.abs(server - reading.wall - skew) > CHANGED_MS) setServerTime(server);
  return Math.round(server);
}

/** Takes the `Date` of a response, where it may be read: the wall clock may have been changed without a page. */
export function noteServerTime(date: number): void {
  if (Math.abs(date - serverNow()) > IMPRECISE_MS) setServerTime(date);
}

/** Stores the difference of the clocks as the time at which the token would have been received, for every tab. */
function setServerTime(server: number): void {
  const { token, receivedAt, skew } = calibrate();
  const wall = Date.now();
  // Without a usable `iat` there is nothing to compare the browser's time with.
  if (receivedAt !== undefined && typeof claimsOf(token).iat === 'number')
    localEntries.tokenReceivedAt.write(Math.round(receivedAt + skew - (server - wall)));
  last = {
    page: performance.now(),
    wall,
    hidden: last?.hidden ?? false,
    server,
    calibration: calibrationOf(token, localEntries.tokenReceivedAt.read()),
    origin: performance.timeOrigin,
  };
}

/** What a reading depends on: after another sign-in the time starts over, as on another monotonic clock. */
const calibrationOf = (token: string, receivedAt: number | undefined): string => `${token} ${receivedAt}`;

function calibrate() {
  const token = localEntries.token.read() ?? '';
  const receivedAt = localEntries.tokenReceivedAt.read();
  return { token, receivedAt, ...tokenTimes(claimsOf(token), receivedAt) };
}

/**
 * Whether the stored token is live: by the server's time, or by `now`, a time of the browser. One without a usable
 * `exp` (seconds) is not. Its `iat` corrects for clock skew, by the time at which it first came from the server.
 */
export function hasLiveToken(now?: number): boolean {
  const { token, skew, expiresAt } = calibrate();
  return token !== '' && (now === undefined ? serverNow() : now + skew) <= expiresAt;
}
