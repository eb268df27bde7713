/** Contract, sections Quiz building and Taking, submitting, reviewing. */
import type { CategoryMap, MedicalCategoriesMap } from './category';

export interface QuestionOptions {
  readonly unused: boolean;
  readonly correct: boolean;
  readonly incorrect: boolean;
  readonly marked: boolean;
}

/** Which questions a quiz may draw on: by category, or by topic (power search). Exactly one of the two is sent. */
export type QuestionScope =
  | { readonly categoryMap: CategoryMap }
  | { readonly medicalCategoriesMap: MedicalCategoriesMap };

export interface QuestionCountQuery {
  readonly userId: string;
  readonly questionOptions: QuestionOptions;
  readonly scope: QuestionScope;
}

export interface QuestionCount {
  readonly questionCount: number;
  readonly eligibleQuestionCount: number;
  readonly questionLeftInDay: number;
}

export interface QuizBlueprint {
  readonly name: string;
  readonly userId: string;
  readonly quizOptions: { readonly tutorOn: boolean; readonly timerOn: boolean };
  readonly noOfQuestions: number;
  readonly questionOptions: QuestionOptions;
  readonly scope: QuestionScope;
}

export type QuizStatus = 'IN_PROGRESS' | 'COMPLETE';

export interface QuizItem {
  readonly questionId: string;
  /** From 1. */
  readonly questionNo: number;
  readonly imageList: readonly string[];
  readonly marked: boolean;
}

export interface QuizDetails {
  readonly id: string;
  readonly name: string;
  readonly tutorOn: boolean;
  readonly timerOn: boolean;
  /** In the order of `questionNo`. */
  readonly questions: readonly QuizItem[];
  readonly userId: string;
  readonly quizSubmitDate?: string;
  readonly quizStatus: QuizStatus;
}

export interface QuizSummary {
  readonly id: string;
  readonly name?: string;
  readonly quizStatus: QuizStatus;
  readonly quizSubmitDate?: string;
}

/** One line of a submission; there is one for every question of the quiz, in order. */
export interface SubmittedAnswer {
  readonly questionId: string;
  /** The option's letter, '' when unanswered. */
  readonly answerGiven: string;
  readonly marked: boolean;
  /** Seconds. */
  readonly timeSpent: number;
  /** The letters chosen, in order. */
  readonly answersAttempted: readonly string[];
  readonly questionNo: number;
}

export interface QuizSubmission {
  readonly questionHistories: readonly SubmittedAnswer[];
  readonly quizHistory: {
    readonly quizId: string;
    readonly userId: string;
    /** How many questions were answered. */
    readonly questionAttemptCount: number;
    /** ISO 8601, UTC. */
    readonly quizSubmitDate: string;
    /** Seconds: timer on, 90 × questions − remaining; else 0. */
    readonly quizDuration: number;
  };
}

export interface QuestionHistory {
  readonly id: string;
  readonly questionId: string;
  readonly questionNo: number;
  /** HTML. */
  readonly questionStem: string;
  readonly answerGiven: string;
  readonly correct: boolean;
  readonly marked: boolean;
  readonly reviewed: boolean;
  /** Seconds. */
  readonly timeSpent: number;
  /** Seconds. */
  readonly reviewTimeSpent: number;
  readonly categories: CategoryMap;
  readonly medicalCategoriesMap: MedicalCategoriesMap;
}

/** Made by startBlock before a review or a tutor sitting, ended when it is left. */
export interface FeedbackBlock {
  readonly blockId: string;
  readonly quizId: string;
}
