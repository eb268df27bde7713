import { CONFIDENCES } from '@/domain/attempt/answer';
import { decodeLabels, type QuestionLabels } from '@/domain/question/questionLabels';
import { stores } from '@/domain/stores';
import type { CategoryHeading } from '@/shared/api/category';
import {
  boolean,
  id,
  numberOr,
  oneOf,
  optionalOneOf,
  stringOr,
  tryDecode,
  wholeNumber,
} from '@/shared/api/decode';
import { derived, entity } from '@/shared/api/entity';
import { array, stringList } from '@/shared/api/list';
import { deviceRecord } from '@/shared/storage/deviceRecord';
import { type Choice, type FinishedAttempt, type FinishedItem, RESULTS } from './finishedAttemptModel';

/** A quiz has one record: a later submission replaces it. */
export const finishedAttempts = deviceRecord<FinishedAttempt>({
  store: stores.finishedAttempts,
  decode: entity('finished attempt', ['quizId'], {
    userId: id,
    quizId: id,
    name: stringOr,
    timerOn: boolean,
    tutorOn: boolean,
    submittedAt: wholeNumber,
    totalSeconds: wholeNumber,
    items: derived((fields) => {
      const names = array(fields.get('names'), (name) => stringOr(name));
      return array(fields.get('rows'), (row) => decodeRow(row, names));
    }),
  }),
  encode: encodeFinishedAttempt,
  accepts: (attempt, { userId, recordId }) => attempt.userId === userId && attempt.quizId === recordId,
});

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
function encodeFinishedAttempt({ items, ...attempt }: FinishedAttempt): object {
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
  return { ...attempt, names: [...places.keys()], rows };
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
