import { type AttemptedItem, type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import type { QuestionNote } from '@/domain/notes/noteRecord';
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

/** An item that nothing was done with. */
export const anAttemptedItem = (more: Partial<AttemptedItem> = {}): AttemptedItem => ({
  questionId: 'q1',
  answer: '',
  attemptedLetters: [],
  attemptedAtMs: [],
  marked: false,
  struckLetters: [],
  timeSpentMs: 0,
  ...more,
});

/** An untimed attempt with these answers to q1, q2, … */
export const anAttemptRecord = (
  answers: readonly string[],
  more: Partial<AttemptRecord> = {},
): AttemptRecord => ({
  userId: 'u1',
  quizId: 'z1',
  items: answers.map((answer, index) =>
    anAttemptedItem({
      questionId: `q${index + 1}`,
      answer,
      attemptedLetters: answer === '' ? [] : [answer],
    }),
  ),
  currentItem: 1,
  secondsLeft: null,
  phase: 'sitting',
  updatedAt: 1,
  ...more,
});

/** A note on question q1. */
export const noteWith = (text: string, updatedAt = 5): QuestionNote => ({
  questionId: 'q1',
  text,
  tags: [],
  labels: { discipline: [], examType: [], organSystem: [], subtopics: [], topics: [] },
  quizId: '',
  item: 1,
  updatedAt,
});

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
