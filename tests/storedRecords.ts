import { type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import {
  type ReviewTimeRecord,
  reviewTimes,
  type SubmissionRecord,
  submissions,
} from '@/domain/outbox/outboxRecord';
import type { DeviceRecord } from '@/shared/storage/deviceRecord';
import type { WriteOptions } from '@/shared/storage/writeProgress';

/** The user's records of a kind, by id. */
export const valuesOf = async <Value>(
  record: DeviceRecord<Value>,
  userId: string,
): Promise<readonly Value[]> => (await record.list(userId)).map(({ value }) => value);

/** Writes attempts through the given modules, which a test may have loaded again. */
export const attemptWriter =
  (records: DeviceRecord<AttemptRecord>) =>
  (record: AttemptRecord, options?: WriteOptions): Promise<void> =>
    records.write(record.userId, record.quizId, record, options);

export const writeAttempt = attemptWriter(attempts);

export const writeSubmission = (record: SubmissionRecord): Promise<void> =>
  submissions.write(record.userId, record.quizId, record);

export const writeReviewTime = ({
  recordId,
  ...time
}: ReviewTimeRecord & { readonly recordId: string }): Promise<void> =>
  reviewTimes.write(time.userId, recordId, time);

export const listReviewTimes = async (userId: string) =>
  (await reviewTimes.list(userId)).map(({ id, value }) => ({ ...value, recordId: id }));
