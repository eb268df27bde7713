import { stores } from '@/domain/stores';
import { isoDate } from '@/shared/api/date';
import {
  boolean,
  id,
  optionalId,
  optionalString,
  stringOr,
  wholeNumber,
  wholeNumberOr,
} from '@/shared/api/decode';
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
  status: (value: unknown) => wholeNumberOr(value, 400),
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

export type ReviewTimeRecord = Decoded<typeof decodeReviewTime>;

/** Review times are delivered in the order of their ids, which are compared as text: `order` must increase. */
export const reviewTimeId = (order: number): string => String(order).padStart(16, '0');
