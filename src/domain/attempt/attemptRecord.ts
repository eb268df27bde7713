import { stores } from '@/domain/stores';
import {
  boolean,
  closedList,
  id,
  maybe,
  numberOr,
  stringOr,
  tryDecode,
  wholeNumber,
} from '@/shared/api/decode';
import { aliased, type Decoded, entity, replaced } from '@/shared/api/entity';
import { array, list, stringList } from '@/shared/api/list';
import { onRecovered, openDatabase } from '@/shared/storage/connection';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import type { WriteOptions } from '@/shared/storage/writeProgress';
import { CONFIDENCES } from './answer';
import { extraTimeOf } from './extraTime';
import { mergeAttempts } from './mergeAttempts';

const isLetter = (value: string): boolean => /^[A-Z]$/.test(value);
const letters = (value: unknown): readonly string[] => stringList(value).filter(isLetter);
const times = (value: unknown): readonly number[] =>
  tryDecode(() => array(value, (time) => numberOr(time, -1))) ?? [];
const positive = (value: unknown): number =>
  typeof value === 'number' && value < Infinity ? Math.max(0, value) : 0;

const decodeItem = entity('attempted item', ['questionId'], {
  questionId: id,
  /** The chosen option's letter; '' when unanswered. */
  answer: (value) => [stringOr(value)].find(isLetter) ?? '',
  /** Every letter chosen, in order; the last one is the answer. */
  attemptedLetters: aliased(letters, 'attemptedLetters', 'tried'),
  /** For each of them the milliseconds spent on the item by then; −1 if unknown. */
  attemptedAtMs: aliased(times, 'attemptedAtMs', 'triedAt'),
  /** How sure the student is of the answer, if asked and answered. */
  confidence: maybe(closedList(CONFIDENCES)),
  marked: boolean,
  /** Letters struck out, in order. */
  struckLetters: aliased(letters, 'struckLetters', 'strikes'),
  /** Milliseconds on screen; earlier releases stored seconds. */
  timeSpentMs: replaced('timeSpentMs', positive, 'seconds', (seconds) => positive(seconds) * 1_000),
});
/** What a student has done with an item: the same in the exam, on the device and in the submission. */
export type AttemptedItem = Decoded<typeof decodeItem>;

const decodeAttempt = entity('attempt', ['userId'], {
  userId: id,
  quizId: id,
  /** In quiz order. */
  items: list(decodeItem),
  /** From 1. */
  currentItem: (value) => Math.max(1, wholeNumber(value, 1)),
  /** Remaining seconds; null with the timer off. */
  secondsLeft: (value) => (typeof value === 'number' ? Math.max(0, value) : null),
  /** What the timer started with, if that is not 90 s per item: a block of an exam day, or extra time. */
  secondsGiven: (value) => (positive(value) === 0 ? undefined : positive(value)),
  /** Percent of the usual time, from the first entry on. */
  extraTime: extraTimeOf,
  /** `submitting`: the block has ended, its answers are final and belong to the outbox. */
  phase: (value) => (value === 'submitting' ? ('submitting' as const) : ('sitting' as const)),
  /** Milliseconds since 1970. */
  updatedAt: wholeNumber,
});
/** An attempt as stored on the device until the server has it: ids, letters and times only. */
export type AttemptRecord = Decoded<typeof decodeAttempt>;

/** Every attempt on this device, by its quiz; it is written through `journal`. */
export const attempts = deviceRecord({
  store: stores.journals,
  decode: decodeAttempt,
  accepts: (record, { userId, recordId }) => record.userId === userId && record.quizId === recordId,
  isBlank: ({ items }) => items.every(({ answer }) => answer === ''),
  merge: mergeAttempts,
});

/**
 * Journals of every attempt on this device, each under its user's id. The end of a session never deletes one.
 * Nothing here rejects; if the browser refuses to store, the record is in memory and `storageIsVolatile` is
 * true.
 */
export const journal = {
  /** Opens the database in advance, so that the first write completes with the click that caused it. */
  open: openDatabase,

  write: (record: AttemptRecord, options?: WriteOptions): Promise<void> =>
    attempts.write(record.userId, record.quizId, record, options),

  /** Undefined if there is none, or no usable one. */
  read: attempts.read,

  /** The same from disk, regardless of what this page has in memory; undefined if the database is not open. */
  readStored: attempts.readStored,

  /** Calls the listener when a database that could not be opened before is open; returns an unsubscribe function. */
  onRecovered,

  /** Newest first. */
  list: async (userId: string): Promise<readonly AttemptRecord[]> =>
    (await attempts.list(userId)).map(({ value }) => value).sort((a, b) => b.updatedAt - a.updatedAt),

  remove: attempts.remove,
} as const;
