import { CONFIDENCES } from '@/domain/attempt/answer';
import { extraTimeOf } from '@/domain/attempt/extraTime';
import { decodeLabels, type QuestionLabels } from '@/domain/question/questionLabels';
import { stores } from '@/domain/stores';
import { CATEGORY_KEYS, MEDICAL_CATEGORY_KEYS } from '@/shared/api/category';
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
import { entity } from '@/shared/api/entity';
import { array, stringList } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { type FinishedAttempt, type FinishedItem, RESULTS } from './finishedAttemptModel';

const decodeStored = entity('finished attempt', ['quizId'], {
  userId: id,
  quizId: id,
  name: stringOr,
  timerOn: boolean,
  tutorOn: boolean,
  extraTime: extraTimeOf,
  submittedAt: wholeNumber,
  /** Names of categories; rows refer to them by index. */
  names: (value) => array(value, (name) => stringOr(name)),
  rows: (value) => array(value, (row) => row),
});

/** One record per quiz: a later submission replaces it. */
export const finishedAttempts = deviceRecord<FinishedAttempt>({
  store: stores.finishedAttempts,
  decode: (value) => {
    const { names, rows, ...attempt } = decodeStored(value);
    return { ...attempt, items: array(rows, (row) => decodeRow(row, names)) };
  },
  encode: encodeFinishedAttempt,
  accepts: (attempt, { userId, recordId }) => attempt.userId === userId && attempt.quizId === recordId,
});

/** Their order is that of the stored rows. */
const HEADINGS = [...CATEGORY_KEYS, ...MEDICAL_CATEGORY_KEYS];

/**
 * The stored record. Each name of a category is stored once, and an item is a row without field names: about
 * 100 bytes, so that 10,000 quizzes of 40 items take about 40 MB.
 */
function encodeFinishedAttempt({ items, ...attempt }: FinishedAttempt): object {
  const indexes = new Map<string, number>();
  const indexOf = (name: string): number => {
    const index = indexes.get(name) ?? indexes.size;
    indexes.set(name, index);
    return index;
  };
  const rows = items.map(({ questionId, labels, attemptedLetters, attemptedAtMs, ...item }) => [
    questionId,
    HEADINGS.map((heading) => labels[heading].map(indexOf)),
    attemptedLetters.join(''),
    attemptedAtMs,
    item.result,
    item.marked,
    item.timeSpentMs,
    item.confidence,
    item.key,
    ...(item.imageList === undefined ? [] : [item.imageList]),
  ]);
  return { ...attempt, names: [...indexes.keys()], rows };
}

const resultOf = closedList(RESULTS);
const confidenceOf = maybe(closedList(CONFIDENCES));

const isLetter = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]$/.test(value);

/** A damaged row has no id and is left out. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function decodeRow(row: unknown, names: readonly string[]): FinishedItem {
  const [questionId, labelIndexes, letters, times, result, marked, timeSpentMs, confidence, key, images] =
    listOf(row);
  const attemptedLetters = stringOr(letters).split('').filter(isLetter);
  const known = tryDecode(() => array(times, (time) => numberOr(time, -1))) ?? [];
  const imageList = stringList(images);
  return {
    questionId: id(questionId),
    labels: decodeLabelIndexes(labelIndexes, names),
    attemptedLetters,
    attemptedAtMs: attemptedLetters.map((_, index) => Math.max(-1, known[index] ?? -1)),
    answer: attemptedLetters.at(-1) ?? '',
    result: resultOf(result),
    marked: boolean(marked),
    timeSpentMs: Math.max(0, wholeNumber(timeSpentMs)),
    confidence: confidenceOf(confidence),
    ...(isLetter(key) && { key }),
    ...(imageList.length > 0 && { imageList }),
  };
}

function decodeLabelIndexes(value: unknown, names: readonly string[]): QuestionLabels {
  const rows = listOf(value);
  return decodeLabels(
    Object.fromEntries(
      HEADINGS.map((heading, index) => [
        heading,
        stringList(rows[index]).map((nameIndex) => names[Number(nameIndex)] ?? ''),
      ]),
    ),
  );
}
