import { decodeGoogleResult } from '@/shared/api/account';
import { fieldsOf, string, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { jsonEntry } from '@/shared/storage/localEntries';

/** For password and second factor at Google. */
export const TIMEOUT_MS = 180_000;

/**
 * Between the page that started a sign-in and /socialAuth, both of our origin: a window that a
 * Cross-Origin-Opener-Policy has cut off has no opener.
 */
export const GOOGLE_CHANNEL = 'qlearn-google';

const decodePendingSignIn = entity('attempt', ['nonce'], { nonce: string, startedAt: wholeNumber });
type PendingSignIn = Decoded<typeof decodePendingSignIn>;

/** The sign-in with Google that this browser has started last: without one, no token of an address signs anybody in. */
const pendingSignIn = jsonEntry<PendingSignIn>('googleAttempt', decodePendingSignIn);

/** Of two windows of one device, only one may know the server's time. */
const deviceNow = (): number => performance.timeOrigin + performance.now();

/** Starts an attempt and returns its nonce. */
export function startPendingSignIn(): string {
  const nonce = crypto.randomUUID();
  pendingSignIn.write({ nonce, startedAt: deviceNow() });
  return nonce;
}

/** Ends an attempt, unless another one was started meanwhile. */
export function endPendingSignIn(nonce: string): void {
  if (pendingSignIn.read()?.nonce === nonce) pendingSignIn.remove();
}

/** Takes the attempt that is open, which can be used once. */
export function takePendingSignIn(): string | undefined {
  const pending = pendingSignIn.read();
  pendingSignIn.remove();
  if (pending === undefined || Math.abs(deviceNow() - pending.startedAt) > TIMEOUT_MS) return undefined;
  return pending.nonce;
}

/** Throws `DecodeError` for anything other than the result of this attempt. */
export const decodeGoogleMessage = (message: unknown) => ({
  nonce: string(fieldsOf(message, 'message').get('nonce')),
  result: decodeGoogleResult(message),
});

/** That the page has taken the result of an attempt. */
export const decodeTaken = (message: unknown): string => string(fieldsOf(message, 'message').get('taken'));
