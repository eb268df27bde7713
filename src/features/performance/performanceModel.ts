import { wilsonLowerBound } from '@/domain/performance/wilsonModel';
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

/** The row has percent and number of questions, from which the counts follow. */
export function quizScore({ percentageCorrect, total }: QuizHistoryRow): Score {
  const correct = Math.round((percentageCorrect * total) / 100);
  return { percent: percentageCorrect, correct, incorrect: total - correct };
}

export function overallScore({ questionCorrect, questionIncorrect }: Performance): Score {
  return {
    percent: shareOf(questionCorrect, questionIncorrect),
    correct: questionCorrect,
    incorrect: questionIncorrect,
  };
}

export const answeredOf = ({ correctCount, incorrectCount }: SubcategoryPerformance): number =>
  correctCount + incorrectCount;

export function performanceCsv(heading: string, rows: readonly SubcategoryPerformance[]): string {
  return toCsv(
    [
      [heading, (row) => row.subCategory],
      ['Percentage', (row) => row.percentageCorrect],
      ['Questions correct', (row) => row.correctCount],
      ['Questions incorrect', (row) => row.incorrectCount],
    ],
    rows,
  );
}

/** Categories with fewer answers are left out: their percentage says little. */
const MIN_ANSWERED = 5;

/** Per heading. */
const WEAKEST = 3;

/** A heading with its categories answered wrong most often, the weakest first. */
interface Weakness {
  readonly heading: 'discipline' | 'organSystem';
  readonly categories: readonly SubcategoryPerformance[];
}

/**
 * The three weakest disciplines and organ systems by share of wrong answers, with a lower weight if there are few
 * answers; empty if no category has enough answers or any wrong answer.
 */
export function weakestOf({ categoriesPerformance }: Performance): readonly Weakness[] {
  return (['discipline', 'organSystem'] as const).flatMap((heading) => {
    const categories = categoriesPerformance
      .filter(({ category }) => category === heading)
      .flatMap(({ subcategories }) => subcategories)
      .filter((row) => row.incorrectCount > 0 && answeredOf(row) >= MIN_ANSWERED)
      .map((row) => ({ row, bound: wilsonLowerBound(row.incorrectCount, answeredOf(row)) }))
      .sort((a, b) => b.bound - a.bound)
      .slice(0, WEAKEST)
      .map(({ row }) => row);
    return categories.length === 0 ? [] : [{ heading, categories }];
  });
}

/** 'Your weakest: Anatomy (3 of 12 correct), …' */
export const weakestText = (weakest: readonly Weakness[]): string =>
  `Your weakest: ${weakest
    .flatMap(({ categories }) => categories)
    .map((row) => `${row.subCategory} (${row.correctCount} of ${answeredOf(row)} correct)`)
    .join(', ')}.`;
