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
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { CONFIDENCES } from './answer';
import { extraTimeOf } from './extraTime';

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
  currentItem: (value) => Math.max(1, wholeNumber(value)),
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

/**
 * Merges two records of one attempt, made without knowledge of each other: what `later` has wins, otherwise
 * what `earlier` has. No answer, mark or strike of either is lost, and no time is gained.
 */
export function mergeAttempts(earlier: AttemptRecord, later: AttemptRecord): AttemptRecord {
  // Its answers are final, and may be on their way to the server.
  if (earlier.phase === 'submitting') return earlier;
  const rows = new Map(earlier.items.map((row) => [row.questionId, row]));
  return {
    ...later,
    items: later.items.map((item) => mergeItems(rows.get(item.questionId), item)),
    secondsLeft: minOf(earlier.secondsLeft, later.secondsLeft),
  };
}

/** What is stored, with what this page holds because the device has refused it: another tab may have written since. */
export function latestAttempt(
  stored: AttemptRecord | undefined,
  held: AttemptRecord | undefined,
): AttemptRecord | undefined {
  if (stored === undefined || held === undefined) return stored ?? held;
  return stored.updatedAt > held.updatedAt ? mergeAttempts(held, stored) : mergeAttempts(stored, held);
}

function mergeItems(earlier: AttemptedItem | undefined, later: AttemptedItem): AttemptedItem {
  if (earlier === undefined) return later;
  const given = later.answer === '' ? earlier : later;
  const struck = new Set([...earlier.struckLetters, ...later.struckLetters]);
  return {
    ...given,
    marked: earlier.marked || later.marked,
    struckLetters: [...struck].filter((letter) => letter !== given.answer),
    timeSpentMs: Math.max(earlier.timeSpentMs, later.timeSpentMs),
  };
}

/** Null: without a timer. */
const minOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? b : Math.min(a, b);

/** The attempts on this device, by quiz. The end of a session never deletes one. */
export const attempts = deviceRecord({
  store: stores.attempts,
  decode: decodeAttempt,
  accepts: (record, { userId, recordId }) => record.userId === userId && record.quizId === recordId,
  isBlank: ({ items }) => items.every(({ answer }) => answer === ''),
  merge: mergeAttempts,
});
