/** Contract, section Taking, submitting, reviewing: what was answered, and the time spent on looking at it again. */
import {
  decodeCategoryMap,
  decodeMedicalCategoriesMap,
  EMPTY_CATEGORY_MAP,
  EMPTY_MEDICAL_CATEGORIES_MAP,
  type CategoryMap,
  type MedicalCategoriesMap,
} from './category';
import { wholeNumber, empty, entityFields, field, boolean, id, array, optional, stringOr } from './decode';
import type { Endpoint } from './endpoint';
import { byQuestionNo, questionNoAt } from './quiz';

/** What was answered to one question of a quiz that was handed in. */
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

/** Throws `DecodeError` when the row names no question. */
export function decodeQuestionHistory(body: unknown, index = 0): QuestionHistory {
  const fields = entityFields(body, 'QuestionHistory', 'questionId', 'id');
  const questionId = id(field(fields, 'questionId', 'id'));
  return {
    id: id(field(fields, 'id') ?? questionId),
    questionId,
    questionNo: questionNoAt(fields.get('questionNo'), index),
    questionStem: stringOr(fields.get('questionStem')),
    answerGiven: letterGiven(stringOr(fields.get('answerGiven'))),
    correct: boolean(fields.get('correct')),
    marked: boolean(fields.get('marked')),
    reviewed: boolean(fields.get('reviewed')),
    timeSpent: wholeNumber(fields.get('timeSpent')),
    reviewTimeSpent: wholeNumber(fields.get('reviewTimeSpent')),
    categories: optional(fields.get('categories'), decodeCategoryMap) ?? EMPTY_CATEGORY_MAP,
    medicalCategoriesMap:
      optional(field(fields, 'medicalCategoriesMap', 'medicalCategories'), decodeMedicalCategoriesMap) ??
      EMPTY_MEDICAL_CATEGORIES_MAP,
  };
}

function letterGiven(answer: string): string {
  const trimmed = answer.trim();
  return trimmed.length === 1 ? trimmed.toUpperCase() : trimmed;
}

/** In the order of `questionNo`. */
export const decodeQuestionHistories = (body: unknown): QuestionHistory[] =>
  array(body, decodeQuestionHistory).sort(byQuestionNo);

/** Contract call `getQuestionHistories`: a quiz's answers, for its review. */
export const getQuestionHistories: Endpoint<{ readonly quizId: string }, QuestionHistory[]> = {
  id: 'getQuestionHistories',
  method: 'GET',
  path: '/question-history/quiz/:quizId',
  bearer: 'required',
  request: ({ quizId }) => ({ segments: { quizId } }),
  decode: decodeQuestionHistories,
};

/** How long an answered question was looked at again. */
export interface ReviewTime {
  readonly questionId: string;
  /** Seconds. */
  readonly reviewTimeSpent: number;
}

/** Goes through the outbox, like `submitQuiz`. */
export const sendReviewTime: Endpoint<ReviewTime, undefined> = {
  id: 'sendReviewTime',
  method: 'PUT',
  path: '/question-history/:questionId/review',
  bearer: 'required',
  request: ({ questionId, reviewTimeSpent }) => ({
    segments: { questionId },
    body: { reviewTime: { reviewTimeSpent } },
  }),
  decode: empty,
};
