import { stores } from '@/domain/stores';
import { isoDate } from '@/shared/api/date';
import { boolean, id, optionalId, optionalString, stringOr, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';
import { list, stringList } from '@/shared/api/list';
import type { QuizSubmission } from '@/shared/api/submission';
import { deviceRecord } from '@/shared/storage/deviceRecord';

/** Throws DecodeError. */
export const decodeQuizSubmission: (value: unknown) => QuizSubmission = entity(
  'submission',
  ['questionHistories'],
  {
    questionHistories: list(
      entity('answer', ['questionId'], {
        questionId: id,
        answerGiven: stringOr,
        marked: boolean,
        timeSpent: wholeNumber,
        answersAttempted: stringList,
        questionNo: wholeNumber,
      }),
    ),
    quizHistory: entity('quizHistory', ['quizId'], {
      quizId: id,
      userId: id,
      questionAttemptCount: wholeNumber,
      quizSubmitDate: isoDate,
      quizDuration: wholeNumber,
    }),
  },
);

const decodeRefusal = entity('refusal', ['status'], {
  status: (value: unknown) => wholeNumber(value, 400),
  message: optionalString,
});

const decodeSubmission = entity('queued submission', ['userId'], {
  userId: id,
  quizId: id,
  /** Mode of the attempt, for the event 'quiz completed'. */
  variant: (value) => (value === 'tutor' ? ('tutor' as const) : ('normal' as const)),
  submission: decodeQuizSubmission,
  /** It may have reached the server: ask before sending it again. */
  isTried: boolean,
  /** Why the server refuses it; absent while it may still accept it. */
  refusal: (value) => (value === undefined ? undefined : decodeRefusal(value)),
});
export type SubmissionRecord = Decoded<typeof decodeSubmission>;

/** One submission per quiz, until the server has it. */
export const submissions = deviceRecord({
  store: stores.outbox,
  prefix: 'submission-',
  decode: decodeSubmission,
  accepts: (submission, { userId }) => submission.userId === userId,
});

const decodeReviewTime = entity('review time', ['userId'], {
  userId: id,
  /** Earlier releases stored neither this nor the total. */
  quizId: optionalId,
  questionId: id,
  seconds: wholeNumber,
  total: (value) => (value === undefined ? undefined : wholeNumber(value)),
  /** It may have reached the server: ask before sending it again. */
  isTried: boolean,
});

/** Seconds of review, in the order of their ids. */
export const reviewTimes = deviceRecord({
  store: stores.outbox,
  prefix: 'review-',
  decode: decodeReviewTime,
  accepts: (time, { userId }) => time.userId === userId,
});

export interface ReviewTimeRecord extends Decoded<typeof decodeReviewTime> {
  readonly recordId: string;
}

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
