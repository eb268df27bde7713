import { isoDate } from '@/shared/api/date';
import { boolean, type Fields, fieldsOf, id, optionalId, stringOr, wholeNumber } from '@/shared/api/decode';
import { array, stringList } from '@/shared/api/list';
import { DecodeError } from '@/shared/api/reading';
import type { QuizSubmission, SubmittedAnswer } from '@/shared/api/submission';
import type { RecordOwner } from '@/shared/storage/records';
import { recordStore } from '@/shared/storage/recordStore';
import type { QueuedReviewTime, QueuedSubmission } from './outboxSlice';

const VERSION = 1;

export interface SubmissionRecord extends QueuedSubmission {
  /** It may have reached the server: ask before sending it again. */
  readonly isTried: boolean;
  /** Why the server refuses it; absent while it may still accept it. */
  readonly refusal?: { readonly status: number; readonly message?: string | undefined } | undefined;
}

export interface ReviewTimeRecord extends Omit<QueuedReviewTime, 'quizId' | 'total'> {
  readonly recordId: string;
  /** Earlier releases stored neither. */
  readonly quizId?: string | undefined;
  readonly total?: number | undefined;
  /** It may have reached the server: ask before sending it again. */
  readonly isTried: boolean;
}

const submissionId = (quizId: string): string => `submission-${quizId}`;
const REVIEW = 'review-';

const submissions = recordStore('outbox', { decode: decodeSubmission });
const reviewTimes = recordStore('outbox', { decode: decodeReviewTime });

/** The outbox on disk: one submission a quiz, review times in order, all under the user's id. */
export const outboxStorage = {
  writeSubmission: (record: SubmissionRecord): Promise<void> =>
    submissions.write(record.userId, submissionId(record.quizId), { version: VERSION, ...record }),

  readSubmission: (userId: string, quizId: string): Promise<SubmissionRecord | undefined> =>
    submissions.read(userId, submissionId(quizId)),

  listSubmissions: async (userId: string): Promise<readonly SubmissionRecord[]> =>
    (await submissions.list(userId)).map(({ value }) => value),

  removeSubmission: (userId: string, quizId: string): Promise<void> =>
    submissions.remove(userId, submissionId(quizId)),

  /** Review times are ordered by their record ids, compared as text. */
  writeReviewTime: ({ recordId, ...time }: ReviewTimeRecord): Promise<void> =>
    reviewTimes.write(time.userId, recordId, { version: VERSION, ...time }),

  /** `order` increases. */
  reviewTimeId: (order: number): string => REVIEW + String(order).padStart(16, '0'),

  listReviewTimes: async (userId: string): Promise<readonly ReviewTimeRecord[]> =>
    (await reviewTimes.list(userId))
      .map(({ value }) => value)
      .sort((one, other) => (one.recordId < other.recordId ? -1 : 1)),

  removeReviewTime: reviewTimes.remove,
} as const;

function ownFields(value: unknown, userId: string): Fields {
  const fields = fieldsOf(value, 'outbox record');
  if (fields.get('version') !== VERSION) throw new DecodeError(`version ${VERSION}`, fields.get('version'));
  if (fields.get('userId') !== userId) throw new DecodeError('the user of the key', fields.get('userId'));
  return fields;
}

function decodeSubmission(value: unknown, { userId }: RecordOwner): SubmissionRecord {
  const fields = ownFields(value, userId);
  const refusal = fields.get('refusal');
  return {
    userId,
    quizId: id(fields.get('quizId')),
    variant: fields.get('variant') === 'tutor' ? 'tutor' : 'normal',
    submission: decodeQuizSubmission(fields.get('submission')),
    isTried: boolean(fields.get('isTried')),
    refusal: refusal === undefined ? undefined : decodeRefusal(refusal),
  };
}

function decodeRefusal(value: unknown): NonNullable<SubmissionRecord['refusal']> {
  const fields = fieldsOf(value, 'refusal');
  const message = stringOr(fields.get('message'));
  return { status: wholeNumber(fields.get('status'), 400), message: message === '' ? undefined : message };
}

/** Throws DecodeError. */
export function decodeQuizSubmission(value: unknown): QuizSubmission {
  const fields = fieldsOf(value, 'submission');
  const history = fieldsOf(fields.get('quizHistory'), 'quizHistory');
  return {
    questionHistories: array(fields.get('questionHistories'), decodeAnswer),
    quizHistory: {
      quizId: id(history.get('quizId')),
      userId: id(history.get('userId')),
      questionAttemptCount: wholeNumber(history.get('questionAttemptCount')),
      quizSubmitDate: isoDate(history.get('quizSubmitDate')),
      quizDuration: wholeNumber(history.get('quizDuration')),
    },
  };
}

function decodeAnswer(row: unknown): SubmittedAnswer {
  const fields = fieldsOf(row, 'answer');
  return {
    questionId: id(fields.get('questionId')),
    answerGiven: stringOr(fields.get('answerGiven')),
    marked: boolean(fields.get('marked')),
    timeSpent: wholeNumber(fields.get('timeSpent')),
    answersAttempted: stringList(fields.get('answersAttempted')),
    questionNo: wholeNumber(fields.get('questionNo')),
  };
}

function decodeReviewTime(value: unknown, { userId, recordId }: RecordOwner): ReviewTimeRecord | undefined {
  if (!recordId.startsWith(REVIEW)) return undefined;
  const fields = ownFields(value, userId);
  const total = fields.get('total');
  return {
    userId,
    recordId,
    quizId: optionalId(fields.get('quizId')),
    questionId: id(fields.get('questionId')),
    seconds: wholeNumber(fields.get('seconds')),
    total: total === undefined ? undefined : wholeNumber(total),
    isTried: boolean(fields.get('isTried')),
  };
}
