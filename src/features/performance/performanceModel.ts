import { submittedAt } from '@/domain/performance/submittedAt';
import type { Performance, QuizHistoryRow, SubcategoryPerformance } from '@/shared/api/performance';
import { toCsv } from '@/shared/browser/csv';

/** Counts, and percent correct 0–100. */
export interface Score {
  readonly percent: number;
  readonly correct: number;
  readonly incorrect: number;
}

const shareOf = (correct: number, incorrect: number): number =>
  correct + incorrect > 0 ? (100 * correct) / (correct + incorrect) : 0;

/** Score of one quiz; its row has percent and number of questions, which give the counts. */
export function quizScore({ percentageCorrect, total }: QuizHistoryRow): Score {
  const correct = Math.round((percentageCorrect * total) / 100);
  return { percent: percentageCorrect, correct, incorrect: total - correct };
}

/** Score of all quizzes together. */
export function overallScore({ questionCorrect, questionIncorrect }: Performance): Score {
  return {
    percent: shareOf(questionCorrect, questionIncorrect),
    correct: questionCorrect,
    incorrect: questionIncorrect,
  };
}

/** A copy, latest first; a quiz without a date counts as the oldest, ties keep the server's order. */
export function latestFirst(rows: readonly QuizHistoryRow[]): readonly QuizHistoryRow[] {
  return rows
    .map((row) => ({ row, moment: submittedAt(row) ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) => (one.moment === other.moment ? 0 : other.moment - one.moment))
    .map(({ row }) => row);
}

/** One point of the score trend: a quiz, or the mean of several in a row. */
export interface TrendPoint {
  /** Milliseconds since 1970, of the last of its quizzes. */
  readonly moment: number;
  readonly percent: number;
  readonly quizzes: number;
  /** The quiz's name, if it is a single one. */
  readonly title: string;
}

/**
 * Scores over time, oldest first, in at most `most` points: neighbours of a longer history are averaged, so
 * that the line stays readable. Quizzes without a date are left out.
 */
export function trendOf(latest: readonly QuizHistoryRow[], most: number): readonly TrendPoint[] {
  const dated = latest.filter(({ complete }) => complete !== undefined).reverse();
  const size = Math.max(1, Math.ceil(dated.length / most));
  return Array.from({ length: Math.ceil(dated.length / size) }, (_, index) =>
    toPoint(dated.slice(index * size, (index + 1) * size)),
  );
}

function toPoint(quizzes: readonly QuizHistoryRow[]): TrendPoint {
  const last = quizzes.at(-1);
  const sum = quizzes.reduce((total, { percentageCorrect }) => total + percentageCorrect, 0);
  return {
    moment: (last && submittedAt(last)) ?? 0,
    percent: sum / quizzes.length,
    quizzes: quizzes.length,
    title: quizzes.length === 1 && last !== undefined ? last.title : `Mean of ${quizzes.length} quizzes`,
  };
}

/** How many questions of a subcategory were answered. */
export const attemptsOf = ({ correctCount, incorrectCount }: SubcategoryPerformance): number =>
  correctCount + incorrectCount;

export function performanceCsv(heading: string, rows: readonly SubcategoryPerformance[]): string {
  return toCsv(
    [heading, 'Percentage', 'Questions correct', 'Questions incorrect'],
    rows.map(({ subCategory, percentageCorrect, correctCount, incorrectCount }) => [
      subCategory,
      percentageCorrect,
      correctCount,
      incorrectCount,
    ]),
  );
}

/** Categories with fewer answers are left out: their share says little. */
const FEWEST_ANSWERED = 5;

/** Of each heading. */
const WEAKEST = 3;

/** Quantile of the normal distribution for a two-sided interval of 90 %. */
const Z = 1.645;

/** Lower bound (0–1) of the Wilson interval of a share; `answered` is at least 1. */
export function wilsonLowerBound(hits: number, answered: number): number {
  const share = hits / answered;
  const square = Z ** 2;
  const centre = share + square / (2 * answered);
  const margin = Z * Math.sqrt((share * (1 - share)) / answered + square / (4 * answered ** 2));
  return Math.max(0, (centre - margin) / (1 + square / answered));
}

/** A heading with the categories of it that are answered wrong most often, the weakest first. */
interface Weakness {
  readonly heading: 'discipline' | 'organSystem';
  readonly categories: readonly SubcategoryPerformance[];
}

/**
 * The three weakest disciplines and organ systems by the share answered wrong, where few answers count for less;
 * empty where no category has enough answers, or none was answered wrong.
 */
export function weakestOf({ categoriesPerformance }: Performance): readonly Weakness[] {
  return (['discipline', 'organSystem'] as const).flatMap((heading) => {
    const categories = categoriesPerformance
      .filter(({ category }) => category === heading)
      .flatMap(({ subcategories }) => subcategories)
      .filter((row) => row.incorrectCount > 0 && attemptsOf(row) >= FEWEST_ANSWERED)
      .map((row) => ({ row, bound: wilsonLowerBound(row.incorrectCount, attemptsOf(row)) }))
      .sort((one, other) => other.bound - one.bound)
      .slice(0, WEAKEST)
      .map(({ row }) => row);
    return categories.length === 0 ? [] : [{ heading, categories }];
  });
}

/** 'Your weakest: Anatomy (3 of 12 correct), …' */
export const weakestText = (weakest: readonly Weakness[]): string =>
  `Your weakest: ${weakest
    .flatMap(({ categories }) => categories)
    .map((row) => `${row.subCategory} (${row.correctCount} of ${attemptsOf(row)} correct)`)
    .join(', ')}.`;
