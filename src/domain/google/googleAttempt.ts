import { decodeGoogleResult } from '@/shared/api/account';
import { fieldsOf, string, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { jsonEntry } from '@/shared/storage/localEntries';

/** For password and second factor at Google. */
export const TIMEOUT_MS = 180_000;

/**
 * Between the page that started a sign-in and /socialAuth, both of our origin: a window that a Cross-Origin-Opener-Policy
 * has cut off has no opener.
 */
export const GOOGLE_CHANNEL = 'qlearn-google';

const decodeAttempt = entity('attempt', ['nonce'], { nonce: string, startedAt: wholeNumber });
type Attempt = Decoded<typeof decodeAttempt>;

/** The sign-in with Google that this browser has started last: without one, no token of an address signs anybody in. */
const googleAttempt = jsonEntry<Attempt>('googleAttempt', decodeAttempt);

/** Of two windows of one device, only one may know the server's time. */
const deviceNow = (): number => performance.timeOrigin + performance.now();

/** Starts an attempt and returns its nonce. */
export function startAttempt(): string {
  const nonce = crypto.randomUUID();
  googleAttempt.write({ nonce, startedAt: deviceNow() });
  return nonce;
}

/** Ends an attempt, unless another one was started meanwhile. */
export function endAttempt(nonce: string): void {
  if (googleAttempt.read()?.nonce === nonce) googleAttempt.remove();
}

/** Takes the attempt that is open, which can be used once. */
export function takeAttempt(): string | undefined {
  const attempt = googleAttempt.read();
  googleAttempt.remove();
  if (attempt === undefined || Math.abs(deviceNow() - attempt.startedAt) > TIMEOUT_MS) return undefined;
  return attempt.nonce;
}

/** Throws `DecodeError` for anything other than the result of this attempt. */
export const decodeGoogleMessage = (message: unknown) => ({
  nonce: string(fieldsOf(message, 'message').get('nonce')),
  result: decodeGoogleResult(message),
});

/** That the page has taken the result of an attempt. */
export const decodeTaken = (message: unknown): string => string(fieldsOf(message, 'message').get('taken'));
