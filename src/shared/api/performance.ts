import {
  CATEGORY_KEYS,
  categoryMapOrEmpty,
  MEDICAL_CATEGORY_KEYS,
  medicalCategoriesOrEmpty,
} from './category';
import { optionalDate } from './date';
import {
  boolean,
  closedList,
  field,
  type Fields,
  id,
  isAbsent,
  string,
  stringOr,
  wholeNumber,
} from './decode';
import { type DecodeContext, DecodeError } from './decodeContext';
import { get } from './endpoint';
import { aliased, type Decoded, derived, entity } from './entity';
import { array, list } from './list';
import { areFractions, percent, percentOfCounts, percentOr, share } from './percentage';
import { described } from './schema';

const HEADINGS = [...CATEGORY_KEYS, ...MEDICAL_CATEGORY_KEYS] as const;

const heading = closedList(HEADINGS);

/** The counts take precedence if there are any. */
function subcategoryPercent(fields: Fields, context: DecodeContext): number {
  const correct = wholeNumber(fields.get('correctCount'), context);
  const answered = correct + wholeNumber(fields.get('incorrectCount'), context);
  const value = fields.get('percentageCorrect');
  return answered === 0
    ? percent(value, context)
    : percentOfCounts(value, { most: share(correct, answered) }, context);
}

const decodeSubcategory = entity('SubcategoryPerformance', ['subCategory'], {
  subCategory: string,
  percentageCorrect: derived(subcategoryPercent, percent.schema),
  correctCount: wholeNumber,
  incorrectCount: wholeNumber,
});

export type SubcategoryPerformance = Decoded<typeof decodeSubcategory>;

/** Throws `DecodeError` for an unknown heading. */
const decodeCategoryPerformance = entity('CategoryPerformance', ['category'], {
  category: heading,
  subcategories: list(decodeSubcategory),
});

export type CategoryPerformance = Decoded<typeof decodeCategoryPerformance>;

const breakdown = list(decodeCategoryPerformance);

/** Questions of one quiz. */
const MAX_QUESTIONS = 400;

/** The counts take precedence if they contradict it. Throws `DecodeError` if there is no score at all. */
function correctPercent(fields: Fields, context: DecodeContext): number {
  if (field(fields, 'correctPercentage', 'questionCorrectCount') === undefined) {
    throw new DecodeError('correctPercentage or questionCorrectCount', undefined, context);
  }
  const value = fields.get('correctPercentage');
  const correct = wholeNumber(fields.get('questionCorrectCount'), context);
  const attempted = wholeNumber(fields.get('questionAttemptCount'), context);
  if (attempted === 0 || isAbsent(fields.get('questionCorrectCount'))) return percent(value, context);
  const allowed = { most: share(correct, attempted), least: share(correct, MAX_QUESTIONS) };
  return percentOfCounts(value, allowed, context);
}

/** If it is missing or a fraction, it is computed from the correct ones. */
function incorrectPercent(fields: Fields, context: DecodeContext): number {
  const rest = 100 - correctPercent(fields, context);
  const given = percentOr(fields.get('incorrectPercentage'), rest, context);
  return given <= 1 && percent(fields.get('correctPercentage'), context) <= 1 ? rest : Math.min(given, rest);
}

export const decodeQuizOverview = entity('QuizOverview', ['correctPercentage', 'questionCorrectCount'], {
  /** Seconds. */
  quizDuration: wholeNumber,
  correctPercentage: derived(correctPercent, percent.schema),
  incorrectPercentage: derived(incorrectPercent, percent.schema),
  questionCorrectCount: wholeNumber,
  questionAttemptCount: wholeNumber,
  categoryPerformance: aliased(breakdown, 'categoryPerformance', 'categoriesPerformance'),
});

export type QuizOverview = Decoded<typeof decodeQuizOverview>;

export const decodePerformance = entity('Performance', ['categoriesPerformance', 'questionCorrect'], {
  categoriesPerformance: aliased(breakdown, 'categoriesPerformance', 'categoryPerformance'),
  questionCorrect: wholeNumber,
  questionIncorrect: wholeNumber,
});

export type Performance = Decoded<typeof decodePerformance>;

/** Some servers send `complete: true` in addition to `quizSubmitDate`. */
function submitDate(fields: Fields, context: DecodeContext): string | undefined {
  const complete = fields.get('complete');
  const date = typeof complete === 'boolean' ? undefined : optionalDate(complete, context);
  return date ?? optionalDate(fields.get('quizSubmitDate'), context);
}

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
  /** When it was submitted, ISO 8601 UTC. */
  complete: derived(submitDate, optionalDate.schema),
});

export type QuizHistoryRow = Decoded<typeof decodeQuizHistoryRow>;

/** Rows without an id are dropped. Throws `DecodeError` if there is no list. */
export const decodeHistory = described(
  { type: 'array', items: decodeQuizHistoryRow.schema },
  (body: unknown, context?: DecodeContext): QuizHistoryRow[] => {
    const rows = array(body, decodeQuizHistoryRow, context);
    if (!areFractions(rows)) return rows;
    context?.deviates('percentage as a fraction');
    return rows.map((row) => ({ ...row, percentageCorrect: 100 * row.percentageCorrect }));
  },
);

export const getQuizOverview = get('getQuizOverview', '/quiz-history/quiz/:quizId', decodeQuizOverview);

export const getHistory = get('getHistory', '/quiz-history/user/:userId', decodeHistory, { noneYet: true });

export const getPerformance = get('getPerformance', '/user-performance/user/:userId', decodePerformance);
