import { decodeQuizSubmission } from '@/domain/outbox/outboxRecord';
import { stores } from '@/domain/stores';
import { id, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { deviceRecord } from '@/shared/storage/deviceRecord';

const decodeSent = entity('sent submission', ['quizId'], {
  userId: id,
  quizId: id,
  submission: decodeQuizSubmission,
  /** Milliseconds since 1970, by the server's clock. */
  sentAt: wholeNumber,
});
export type SentSubmission = Decoded<typeof decodeSent>;

/** Copies of the submissions that the server has accepted, stored for 30 days. */
export const sentSubmissions = deviceRecord({
  store: stores.sent,
  decode: decodeSent,
  accepts: ({ quizId, submission: { quizHistory } }, { userId, recordId }) =>
    quizId === recordId && quizHistory.quizId === recordId && quizHistory.userId === userId,
});

/** Whether a tab of this browser has delivered the quiz. */
export const isDelivered = async (userId: string, quizId: string): Promise<boolean> =>
  (await sentSubmissions.read(userId, quizId)) !== undefined;
