import { pause } from '@/shared/browser/pause';
import { recordStore } from '@/shared/storage/database';
import { decodeFinishedAttempt, encodeFinishedAttempt, type FinishedAttempt } from './finishedAttemptModel';

const store = recordStore('finishedAttempts');

/** Records decoded in one task: about 10 ms on a slow phone. */
const DECODED_AT_ONCE = 100;

/** Never rejects. A quiz has one record: a later submission replaces it. */
export const keepFinishedAttempt = (attempt: FinishedAttempt): Promise<void> =>
  store.write(attempt.userId, attempt.quizId, encodeFinishedAttempt(attempt));

/** Undefined where this device has none, or no usable one; never rejects. */
export async function loadFinishedAttempt(
  userId: string,
  quizId: string,
): Promise<FinishedAttempt | undefined> {
  const attempt = decodeFinishedAttempt(userId, await store.read(userId, quizId));
  return attempt?.quizId === quizId ? attempt : undefined;
}

/** Every finished attempt of the user on this device, oldest first; damaged records are left out. Never rejects. */
export async function loadFinishedAttempts(userId: string): Promise<readonly FinishedAttempt[]> {
  const records = await store.list(userId);
  const attempts: FinishedAttempt[] = [];
  for (const [index, { value }] of records.entries()) {
    // The page stays responsive, however many there are.
    if (index % DECODED_AT_ONCE === DECODED_AT_ONCE - 1) await pause();
    const attempt = decodeFinishedAttempt(userId, value);
    if (attempt !== undefined) attempts.push(attempt);
  }
  return attempts.sort((one, other) => one.submittedAt - other.submittedAt);
}
