import { decodeQuizSubmission } from '@/domain/outbox/outboxStorage';
import { fieldsOf, id, tryDecode, wholeNumber } from '@/shared/api/decode';
import { DecodeError } from '@/shared/api/reading';
import type { QuizSubmission } from '@/shared/api/submission';
import { recordStore } from '@/shared/storage/recordStore';

const VERSION = 1;

/** Copy of a submission that the server has accepted, kept for 30 days. */
export interface SentSubmission {
  readonly userId: string;
  readonly quizId: string;
  readonly submission: QuizSubmission;
  /** Milliseconds since 1970, by the server's clock. */
  readonly sentAt: number;
}

const store = recordStore('sent', { decode: (value, { userId }) => decodeSent(userId, value) });

export const sentStorage = {
  write: (record: SentSubmission): Promise<void> =>
    store.write(record.userId, record.quizId, encodeSent(record)),

  /** Newest first. */
  list: async (userId: string): Promise<readonly SentSubmission[]> =>
    (await store.list(userId)).map(({ value }) => value).sort((one, other) => other.sentAt - one.sentAt),
} as const;

export const encodeSent = (record: SentSubmission): unknown => ({ version: VERSION, ...record });

/** undefined for damaged records and those of another version. */
export function decodeSent(userId: string, value: unknown): SentSubmission | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'sent submission');
    if (fields.get('version') !== VERSION) throw new DecodeError(`version ${VERSION}`, fields.get('version'));
    return {
      userId,
      quizId: id(fields.get('quizId')),
      submission: decodeQuizSubmission(fields.get('submission')),
      sentAt: wholeNumber(fields.get('sentAt')),
    };
  });
}
