import { type ReviewTimeRecord, reviewTimes, type SubmissionRecord, submissions } from './outboxRecord';

/** The outbox on disk: one submission per quiz, review times in order, all under the user's id. */
export const outboxStorage = {
  writeSubmission: (record: SubmissionRecord): Promise<void> =>
    submissions.write(record.userId, record.quizId, record),

  readSubmission: submissions.read,

  listSubmissions: async (userId: string): Promise<readonly SubmissionRecord[]> =>
    (await submissions.list(userId)).map(({ value }) => value),

  removeSubmission: submissions.remove,

  /** Review times are ordered by their record ids, compared as text. */
  writeReviewTime: ({ recordId, ...time }: ReviewTimeRecord): Promise<void> =>
    reviewTimes.write(time.userId, recordId, time),

  /** `order` must increase. */
  reviewTimeId: (order: number): string => String(order).padStart(16, '0'),

  listReviewTimes: async (userId: string): Promise<readonly ReviewTimeRecord[]> =>
    (await reviewTimes.list(userId))
      .map(({ id, value }) => ({ ...value, recordId: id }))
      .sort((a, b) => (a.recordId < b.recordId ? -1 : 1)),

  removeReviewTime: reviewTimes.remove,
} as const;
