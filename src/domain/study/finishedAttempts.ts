import { recordStore } from '@/shared/storage/recordStore';
import { decodeFinishedAttempt, encodeFinishedAttempt, type FinishedAttempt } from './finishedAttemptModel';

const store = recordStore('finishedAttempts', {
  decode: (value, { userId, recordId }) => {
    const attempt = decodeFinishedAttempt(userId, value);
    return attempt?.quizId === recordId ? attempt : undefined;
  },
});

/** Never rejects. A quiz has one record: a later submission replaces it. */
export const keepFinishedAttempt = (attempt: FinishedAttempt): Promise<void> =>
  store.write(attempt.userId, attempt.quizId, encodeFinishedAttempt(attempt));

/** Undefined where this device has none, or no usable one; never rejects. */
export const loadFinishedAttempt = store.read;

/** Reports what any tab writes; returns a function that ends it. */
export const watchFinishedAttempts = store.watch;

/** Every finished attempt of the user on this device, oldest first; damaged records are left out. Never rejects. */
export async function loadFinishedAttempts(userId: string): Promise<readonly FinishedAttempt[]> {
  const attempts = (await store.list(userId)).map(({ value }) => value);
  return attempts.sort((one, other) => one.submittedAt - other.submittedAt);
}
