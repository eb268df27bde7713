/** Contract, section Results, performance, history. */
import {
  CATEGORY_KEYS,
  decodeCategoryMap,
  decodeMedicalCategoriesMap,
  EMPTY_CATEGORY_MAP,
  EMPTY_MEDICAL_CATEGORIES_MAP,
  MEDICAL_CATEGORY_KEYS,
  type CategoryHeading,
  type CategoryMap,
  type MedicalCategoriesMap,
} from './category';
import {
  wholeNumber,
  DecodeError,
  entityFields,
  field,
  fieldsOf,
  boolean,
  id,
  array,
  oneOf,
  optional,
  optionalDate,
  percent,
  string,
  stringOr,
} from './decode';
import type { Endpoint } from './endpoint';

/** A user's answers to the questions of one subcategory. */
export interface SubcategoryPerformance {
  readonly subCategory: string;
  readonly percentageCorrect: number;
  readonly correctCount: number;
  readonly incorrectCount: number;
}

/** The subcategories under one of the five headings. */
export interface CategoryPerformance {
  readonly category: CategoryHeading;
  readonly subcategories: readonly SubcategoryPerformance[];
}

/** The score of a quiz that was handed in, whole and by category. */
export interface QuizOverview {
  /** Seconds. */
  readonly quizDuration: number;
  readonly correctPercentage: number;
  readonly incorrectPercentage: number;
  readonly questionCorrectCount: number;
  readonly questionAttemptCount: number;
  readonly categoryPerformance: readonly CategoryPerformance[];
}

/** A user's answers in all quizzes, whole and by category. */
export interface Performance {
  readonly categoriesPerformance: readonly CategoryPerformance[];
  readonly questionCorrect: number;
  readonly questionIncorrect: number;
}

/** A quiz that was handed in, as Quiz History lists it. */
export interface QuizHistoryRow {
  readonly id: string;
  readonly title: string;
  readonly percentageCorrect: number;
  readonly timerOn: boolean;
  readonly tutorOn: boolean;
  readonly category: CategoryMap;
  readonly medicalCategorizationMap: MedicalCategoriesMap;
  /** Questions in the quiz. */
  readonly total: number;
  /** When it was submitted, ISO 8601 UTC; absent when the wire does not say. */
  readonly complete?: string | undefined;
}

const HEADINGS = [...CATEGORY_KEYS, ...MEDICAL_CATEGORY_KEYS] as const;

/** Percent of `part` in `whole`, 0 of nothing. */
const share = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 0);

/** Throws `DecodeError` for a heading that is none of the five. */
function decodeCategoryPerformance(row: unknown): CategoryPerformance {
  const fields = fieldsOf(row, 'CategoryPerformance');
  return {
    category: oneOf(fields.get('category'), HEADINGS),
    subcategories: array(fields.get('subcategories'), decodeSubcategory),
  };
}

function decodeSubcategory(row: unknown): SubcategoryPerformance {
  const fields = fieldsOf(row, 'SubcategoryPerformance');
  const correctCount = wholeNumber(fields.get('correctCount'));
  const incorrectCount = wholeNumber(fields.get('incorrectCount'));
  return {
    subCategory: string(fields.get('subCategory')),
    percentageCorrect: percent(
      fields.get('percentageCorrect'),
      share(correctCount, correctCount + incorrectCount),
    ),
    correctCount,
    incorrectCount,
  };
}

/** A percentage that is missing is computed from the counts. Throws `DecodeError` when there is no score at all. */
export function decodeQuizOverview(body: unknown): QuizOverview {
  const fields = entityFields(body, 'QuizOverview', 'correctPercentage', 'questionCorrectCount');
  if (field(fields, 'correctPercentage', 'questionCorrectCount') === undefined) {
    throw new DecodeError('QuizOverview: no score');
  }
  const questionCorrectCount = wholeNumber(fields.get('questionCorrectCount'));
  const questionAttemptCount = wholeNumber(fields.get('questionAttemptCount'));
  const correctPercentage = percent(
    fields.get('correctPercentage'),
    share(questionCorrectCount, questionAttemptCount),
  );
  return {
    quizDuration: wholeNumber(fields.get('quizDuration')),
    correctPercentage,
    incorrectPercentage: percent(fields.get('incorrectPercentage'), 100 - correctPercentage),
    questionCorrectCount,
    questionAttemptCount,
    categoryPerformance: array(
      field(fields, 'categoryPerformance', 'categoriesPerformance'),
      decodeCategoryPerformance,
    ),
  };
}

/** Throws `DecodeError`. */
export function decodePerformance(body: unknown): Performance {
  const fields = entityFields(body, 'Performance', 'categoriesPerformance', 'questionCorrect');
  return {
    categoriesPerformance: array(
      field(fields, 'categoriesPerformance', 'categoryPerformance'),
      decodeCategoryPerformance,
    ),
    questionCorrect: wholeNumber(fields.get('questionCorrect')),
    questionIncorrect: wholeNumber(fields.get('questionIncorrect')),
  };
}

/** `title`, else `name`; `complete`, else `quizSubmitDate` (also when `complete` only says that it is). */
export function decodeQuizHistoryRow(row: unknown): QuizHistoryRow {
  const fields = entityFields(row, 'QuizHistoryRow', 'id', 'quizId');
  return {
    id: id(field(fields, 'id', 'quizId')),
    title: stringOr(field(fields, 'title', 'name')),
    percentageCorrect: percent(fields.get('percentageCorrect')),
    timerOn: boolean(fields.get('timerOn')),
    tutorOn: boolean(fields.get('tutorOn')),
    category: optional(fields.get('category'), decodeCategoryMap) ?? EMPTY_CATEGORY_MAP,
    medicalCategorizationMap:
      optional(
        field(fields, 'medicalCategorizationMap', 'medicalCategoriesMap'),
        decodeMedicalCategoriesMap,
      ) ?? EMPTY_MEDICAL_CATEGORIES_MAP,
    total: wholeNumber(fields.get('total')),
    complete: optionalDate(fields.get('complete')) ?? optionalDate(fields.get('quizSubmitDate')),
  };
}

/** Rows without an id are dropped. Throws `DecodeError` when there is no list. */
export const decodeHistory = (body: unknown): QuizHistoryRow[] => array(body, decodeQuizHistoryRow);

/** Contract call `getQuizOverview`: what the result page shows. */
export const getQuizOverview: Endpoint<{ readonly quizId: string }, QuizOverview> = {
  id: 'getQuizOverview',
  method: 'GET',
  path: '/quiz-history/quiz/:quizId',
  bearer: 'required',
  request: ({ quizId }) => ({ segments: { quizId } }),
  decode: decodeQuizOverview,
};

/** Contract call `getHistory`: a user's quizzes that were handed in. */
export const getHistory: Endpoint<{ readonly userId: string }, QuizHistoryRow[]> = {
  id: 'getHistory',
  method: 'GET',
  path: '/quiz-history/user/:userId',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId } }),
  decode: decodeHistory,
};

/** Contract call `getPerformance`. */
export const getPerformance: Endpoint<{ readonly userId: string }, Performance> = {
  id: 'getPerformance',
  method: 'GET',
  path: '/user-performance/user/:userId',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId } }),
  decode: decodePerformance,
};
