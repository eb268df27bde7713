import { type Confidence, CONFIDENCES } from '@/domain/attempt/attemptRecord';
import { decodeLabels, type QuestionLabels } from '@/domain/question/questionLabels';
import type { CategoryHeading } from '@/shared/api/category';
import {
  boolean,
  fieldsOf,
  id,
  numberOr,
  oneOf,
  optionalOneOf,
  stringOr,
  tryDecode,
  wholeNumber,
} from '@/shared/api/decode';
import { array, stringList } from '@/shared/api/list';

/** Raised when the record changes; records of a newer version are ignored. */
const VERSION = 1;

const RESULTS = ['correct', 'incorrect', 'unanswered', 'unknown'] as const;
/** `unknown`: the bank named no key. */
export type ItemResult = (typeof RESULTS)[number];

export const CONFIDENCE_NAMES: Readonly<Record<Confidence, string>> = {
  guess: 'Guess',
  unsure: 'Unsure',
  sure: 'Sure',
};

/** A choice of an option. */
export interface Choice {
  readonly letter: string;
  /** Milliseconds spent on the item by then; undefined where they are not known. */
  readonly atMs: number | undefined;
}

/** An item as the attempt left it. */
export interface FinishedItem {
  readonly questionId: string;
  readonly labels: QuestionLabels;
  /** Every choice in order; the last one is the answer. */
  readonly path: readonly Choice[];
  /** The letter of the answer; '' without one. */
  readonly answer: string;
  readonly result: ItemResult;
  readonly marked: boolean;
  /** Milliseconds spent on the item. */
  readonly spentMs: number;
  readonly confidence: Confidence | undefined;
  /** The letter of the key; absent where the bank named none, and in records that were kept without it. */
  readonly key?: string;
  /** Names of its figures; absent without any, and in records that were kept without them. */
  readonly imageList?: readonly string[];
}

/** A submitted attempt, to study from: ids, names of categories, letters and times, no text of a question. */
export interface FinishedAttempt {
  readonly userId: string;
  readonly quizId: string;
  readonly name: string;
  readonly timerOn: boolean;
  /** Sat with the key shown. */
  readonly tutorOn: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  readonly submittedAt: number;
  /** Spent on all items. */
  readonly totalSeconds: number;
  /** In block order. */
  readonly items: readonly FinishedItem[];
}

const HEADINGS = [
  'discipline',
  'organSystem',
  'examType',
  'topics',
  'subtopics',
] as const satisfies readonly CategoryHeading[];

/**
 * The stored record. Each name of a category is kept once, and an item is a row without names of fields: some 100 bytes,
 * so that 10,000 quizzes of 40 items take about 40 MB.
 */
export function encodeFinishedAttempt({ items, ...attempt }: FinishedAttempt): unknown {
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    return place;
  };
  const rows = items.map(
    ({ questionId, labels, path, result, marked, spentMs, confidence, key, imageList }) => [
      questionId,
      HEADINGS.map((heading) => labels[heading].map(placeOf)),
      path.map(({ letter }) => letter).join(''),
      path.map(({ atMs }) => atMs ?? -1),
      result,
      marked,
      spentMs,
      confidence,
      key,
      ...(imageList === undefined ? [] : [imageList]),
    ],
  );
  return { version: VERSION, ...attempt, names: [...places.keys()], rows };
}

/** Decodes a record field by field; undefined where it is damaged, of another user or of a newer version. */
export function decodeFinishedAttempt(userId: string, value: unknown): FinishedAttempt | undefined {
  return tryDecode(() => {
    const fields = fieldsOf(value, 'finished attempt');
    if (fields.get('version') !== VERSION || fields.get('userId') !== userId) return undefined;
    const names = array(fields.get('names'), (name) => stringOr(name));
    return {
      userId,
      quizId: id(fields.get('quizId')),
      name: stringOr(fields.get('name')),
      timerOn: boolean(fields.get('timerOn')),
      tutorOn: boolean(fields.get('tutorOn')),
      submittedAt: wholeNumber(fields.get('submittedAt')),
      totalSeconds: wholeNumber(fields.get('totalSeconds')),
      items: array(fields.get('rows'), (row) => decodeRow(row, names)),
    };
  });
}

const isLetter = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]$/.test(value);

/** A damaged row has no id, and is left out. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function decodeRow(row: unknown, names: readonly string[]): FinishedItem {
  const [questionId, places, letters, times, result, marked, spentMs, confidence, key, images] = listOf(row);
  const path = decodePath(
    stringOr(letters),
    tryDecode(() => array(times, (time) => numberOr(time, -1))) ?? [],
  );
  const imageList = stringList(images);
  return {
    questionId: id(questionId),
    labels: decodePlaces(places, names),
    path,
    answer: path.at(-1)?.letter ?? '',
    result: oneOf(result, RESULTS),
    marked: boolean(marked),
    spentMs: Math.max(0, wholeNumber(spentMs)),
    confidence: optionalOneOf(confidence, CONFIDENCES),
    ...(isLetter(key) && { key }),
    ...(imageList.length > 0 && { imageList }),
  };
}

function decodePath(letters: string, times: readonly number[]): readonly Choice[] {
  return letters
    .split('')
    .filter(isLetter)
    .map((letter, index) => {
      const atMs = times[index] ?? -1;
      return { letter, atMs: atMs < 0 ? undefined : atMs };
    });
}

function decodePlaces(value: unknown, names: readonly string[]): QuestionLabels {
  const rows = listOf(value);
  return decodeLabels(
    Object.fromEntries(
      HEADINGS.map((heading, index) => [
        heading,
        stringList(rows[index]).map((place) => names[Number(place)] ?? ''),
      ]),
    ),
  );
}
