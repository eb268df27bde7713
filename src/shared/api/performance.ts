import {
  CATEGORY_KEYS,
  categoryMapOrEmpty,
  MEDICAL_CATEGORY_KEYS,
  medicalCategoriesOrEmpty,
} from './category';
import {
  array,
  boolean,
  DecodeError,
  field,
  type Fields,
  id,
  oneOf,
  optionalDate,
  percent,
  string,
  stringOr,
  wholeNumber,
} from './decode';
import { get } from './endpoint';
import { aliased, type Decoded, derived, entity } from './entity';

const HEADINGS = [...CATEGORY_KEYS, ...MEDICAL_CATEGORY_KEYS] as const;

/** Percent of `part` in `whole`; 0 when `whole` is 0. */
const share = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 0);

/** A missing percentage is computed from the counts. */
function subcategoryPercent(fields: Fields): number {
  const correct = wholeNumber(fields.get('correctCount'));
  const answered = correct + wholeNumber(fields.get('incorrectCount'));
  return percent(fields.get('percentageCorrect'), share(correct, answered));
}

const decodeSubcategory = entity('SubcategoryPerformance', ['subCategory'], {
  subCategory: string,
  percentageCorrect: derived(subcategoryPercent),
  correctCount: wholeNumber,
  incorrectCount: wholeNumber,
});

/** Results of one subcategory. */
export type SubcategoryPerformance = Decoded<typeof decodeSubcategory>;

/** Throws `DecodeError` for an unknown heading. */
const decodeCategoryPerformance = entity('CategoryPerformance', ['category'], {
  category: (value) => oneOf(value, HEADINGS),
  subcategories: (value) => array(value, decodeSubcategory),
});

/** The subcategories of one of the five headings. */
export type CategoryPerformance = Decoded<typeof decodeCategoryPerformance>;

const breakdown = (value: unknown): CategoryPerformance[] => array(value, decodeCategoryPerformance);

/** A missing percentage is computed from the counts. Throws `DecodeError` when there is no score at all. */
function correctPercent(fields: Fields): number {
  if (field(fields, 'correctPercentage', 'questionCorrectCount') === undefined) {
    throw new DecodeError('QuizOverview: no score');
  }
  const correct = wholeNumber(fields.get('questionCorrectCount'));
  const attempted = wholeNumber(fields.get('questionAttemptCount'));
  return percent(fields.get('correctPercentage'), share(correct, attempted));
}

export const decodeQuizOverview = entity('QuizOverview', ['correctPercentage', 'questionCorrectCount'], {
  /** Seconds. */
  quizDuration: wholeNumber,
  correctPercentage: derived(correctPercent),
  incorrectPercentage: derived((fields) =>
    percent(fields.get('incorrectPercentage'), 100 - correctPercent(fields)),
  ),
  questionCorrectCount: wholeNumber,
  questionAttemptCount: wholeNumber,
  categoryPerformance: aliased(breakdown, 'categoryPerformance', 'categoriesPerformance'),
});

/** Score of a submitted quiz, in total and by category. */
export type QuizOverview = Decoded<typeof decodeQuizOverview>;

export const decodePerformance = entity('Performance', ['categoriesPerformance', 'questionCorrect'], {
  categoriesPerformance: aliased(breakdown, 'categoriesPerformance', 'categoryPerformance'),
  questionCorrect: wholeNumber,
  questionIncorrect: wholeNumber,
});

/** Score of all quizzes of a user, in total and by category. */
export type Performance = Decoded<typeof decodePerformance>;

export const decodeQuizHistoryRow = entity('QuizHistoryRow', ['id', 'quizId'], {
  id: aliased(id, 'id', 'quizId'),
  title: aliased(stringOr, 'title', 'name'),
  percentageCorrect: percent,
  timerOn: boolean,
  tutorOn: boolean,
  category: categoryMapOrEmpty,
  medicalCategorizationMap: aliased(
    medicalCategoriesOrEmpty,
    'medicalCategorizationMap',
    'medicalCategoriesMap',
  ),
  /** Questions in the quiz. */
  total: wholeNumber,
  /** When it was submitted, ISO 8601 UTC; some servers send `complete: true` beside `quizSubmitDate`. */
  complete: derived(
    (fields) => optionalDate(fields.get('complete')) ?? optionalDate(fields.get('quizSubmitDate')),
  ),
});

/** A submitted quiz in the history. */
export type QuizHistoryRow = Decoded<typeof decodeQuizHistoryRow>;

/** Rows without an id are dropped. Throws `DecodeError` when there is no list. */
export const decodeHistory = (body: unknown): QuizHistoryRow[] => array(body, decodeQuizHistoryRow);

export const getQuizOverview = get({
  id: 'getQuizOverview',
  path: '/quiz-history/quiz/:quizId',
  decode: decodeQuizOverview,
});

/** A user's submitted quizzes. */
export const getHistory = get({
  id: 'getHistory',
  path: '/quiz-history/user/:userId',
  decode: decodeHistory,
});

export const getPerformance = get({
  id: 'getPerformance',
  path: '/user-performance/user/:userId',
  decode: decodePerformance,
});
