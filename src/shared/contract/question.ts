/** Contract, section Taking, submitting, reviewing: what is asked, and what is said about it. */
import type { CategoryMap, MedicalCategoriesMap } from './category';

export interface Question {
  readonly questionId: string;
  /** HTML. */
  readonly stem: string;
  readonly option: {
    /** HTML, in the order of the letters A, B, C … */
    readonly optionList: readonly string[];
    /** The right option's letter, '' when the wire names none that exists. */
    readonly correctAnswer: string;
  };
  /** HTML. */
  readonly explanation: string;
  /** HTML or plain text: the educational objective. */
  readonly briefExplanation: string;
  /** HTML: the expanded explanation. */
  readonly additionalExplanation: string;
  readonly videoLinks: readonly string[];
  readonly refLinks: readonly string[];
  readonly categories: CategoryMap;
  readonly medicalCategories: MedicalCategoriesMap;
  readonly authorEmail?: string;
  readonly marked: boolean;
}

export interface QuestionImage {
  /** Base64 without a data: prefix. */
  readonly imgData: string;
}

export interface QuestionComment {
  readonly commentId: string;
  readonly userId: string;
  readonly comment: string;
  /** ISO 8601, UTC. */
  readonly dateCreated: string;
  readonly replies: readonly QuestionComment[];
  readonly parentCommentId?: string;
}
