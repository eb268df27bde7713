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
