/** Contract, section Results, performance, history. */
import type { CategoryHeading, CategoryMap, MedicalCategoriesMap } from './category';

export interface SubcategoryPerformance {
  readonly subCategory: string;
  /** Percent 0–100. */
  readonly percentageCorrect: number;
  readonly correctCount: number;
  readonly incorrectCount: number;
}

export interface CategoryPerformance {
  readonly category: CategoryHeading;
  readonly subcategories: readonly SubcategoryPerformance[];
}

export interface QuizOverview {
  /** Seconds. */
  readonly quizDuration: number;
  /** Percent 0–100. */
  readonly correctPercentage: number;
  /** Percent 0–100. */
  readonly incorrectPercentage: number;
  readonly questionCorrectCount: number;
  readonly questionAttemptCount: number;
  readonly categoryPerformance: readonly CategoryPerformance[];
}

export interface Performance {
  readonly categoriesPerformance: readonly CategoryPerformance[];
  readonly questionCorrect: number;
  readonly questionIncorrect: number;
}

export interface QuizHistoryRow {
  readonly id: string;
  readonly title: string;
  /** Percent 0–100. */
  readonly percentageCorrect: number;
  readonly timerOn: boolean;
  readonly tutorOn: boolean;
  readonly category: CategoryMap;
  readonly medicalCategorizationMap: MedicalCategoriesMap;
  /** Questions in the quiz. */
  readonly total: number;
  /** When it was submitted, ISO 8601 UTC; absent when the wire does not say. */
  readonly complete?: string;
}
