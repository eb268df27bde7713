/** Contract, sections Quiz building and Taking, submitting, reviewing: building a quiz and opening it. */
import type { CategoryMap, MedicalCategoriesMap } from './category';
import {
  wholeNumber,
  entityFields,
  field,
  boolean,
  id,
  array,
  number,
  numberOr,
  oneOf,
  optionalDate,
  optionalString,
  stringList,
  stringOr,
} from './decode';
import type { Endpoint } from './endpoint';

/** Seconds that the timer gives for each question of a quiz. */
export const SECONDS_PER_QUESTION = 90;

/** Which questions count by what the user did with them before. */
export interface QuestionOptions {
  readonly unused: boolean;
  readonly correct: boolean;
  readonly incorrect: boolean;
  readonly marked: boolean;
}

/** Which questions a quiz may draw on: by category, or by topic (power search). Exactly one of the two is sent. */
export type QuestionScope =
  { readonly categoryMap: CategoryMap } | { readonly medicalCategoriesMap: MedicalCategoriesMap };

/** What the builder asks `countQuestions`. */
export interface QuestionCountQuery {
  readonly userId: string;
  readonly questionOptions: QuestionOptions;
  readonly scope: QuestionScope;
}

/** What the choice so far has: all questions, those that may be drawn, and what is left of the day's quota. */
export interface QuestionCount {
  readonly questionCount: number;
  readonly eligibleQuestionCount: number;
  /** Infinity when the server names no limit. */
  readonly questionLeftInDay: number;
}

/** What `createQuiz` makes a quiz of. */
export interface QuizBlueprint {
  readonly name: string;
  readonly userId: string;
  readonly quizOptions: { readonly tutorOn: boolean; readonly timerOn: boolean };
  readonly noOfQuestions: number;
  readonly questionOptions: QuestionOptions;
  readonly scope: QuestionScope;
}

/** The answer of `createQuiz`. */
export interface CreatedQuiz {
  readonly quizId: string;
}

/** Whether a quiz is still open or was handed in. */
export const QUIZ_STATUSES = ['IN_PROGRESS', 'COMPLETE'] as const;

/** One of `QUIZ_STATUSES`. */
export type QuizStatus = (typeof QUIZ_STATUSES)[number];

/** A question's place in a quiz. */
export interface QuizItem {
  readonly questionId: string;
  /** From 1. */
  readonly questionNo: number;
  readonly imageList: readonly string[];
  readonly marked: boolean;
}

/** A quiz as it is opened; dates are ISO 8601, UTC. */
export interface QuizDetails {
  readonly id: string;
  readonly name: string;
  readonly tutorOn: boolean;
  readonly timerOn: boolean;
  /** In the order of `questionNo`. */
  readonly questions: readonly QuizItem[];
  readonly userId: string;
  readonly quizSubmitDate?: string | undefined;
  readonly quizStatus: QuizStatus;
}

/** A quiz as lists name it; dates are ISO 8601, UTC. */
export interface QuizSummary {
  readonly id: string;
  readonly name?: string | undefined;
  readonly quizStatus: QuizStatus;
  readonly quizSubmitDate?: string | undefined;
}

/** Throws `DecodeError` when the body counts nothing. */
export function decodeQuestionCount(body: unknown): QuestionCount {
  const fields = entityFields(body, 'QuestionCount', 'questionCount');
  const questionCount = wholeNumber(number(fields.get('questionCount')));
  return {
    questionCount,
    eligibleQuestionCount: wholeNumber(fields.get('eligibleQuestionCount'), questionCount),
    questionLeftInDay: Math.max(0, numberOr(fields.get('questionLeftInDay'), Number.POSITIVE_INFINITY)),
  };
}

/** `quizId`, else `id`. Throws `DecodeError`. */
export function decodeCreatedQuiz(body: unknown): CreatedQuiz {
  const fields = entityFields(body, 'CreatedQuiz', 'quizId', 'id');
  return { quizId: id(field(fields, 'quizId', 'id')) };
}

/** Questions come out in the order of `questionNo`. Throws `DecodeError` for an unknown status. */
export function decodeQuizDetails(body: unknown): QuizDetails {
  const fields = entityFields(body, 'QuizDetails', 'id', 'quizId', 'questions');
  return {
    id: id(field(fields, 'id', 'quizId')),
    name: stringOr(fields.get('name')),
    tutorOn: boolean(fields.get('tutorOn')),
    timerOn: boolean(fields.get('timerOn')),
    questions: array(fields.get('questions'), decodeQuizItem).sort(byQuestionNo),
    userId: stringOr(fields.get('userId')),
    quizSubmitDate: optionalDate(fields.get('quizSubmitDate')),
    quizStatus: oneOf(fields.get('quizStatus'), QUIZ_STATUSES),
  };
}

/** A question without a number has the one of its place in the list. */
export const questionNoAt = (value: unknown, index: number): number => wholeNumber(value) || index + 1;

/** Orders what has a `questionNo`, for `sort`. */
export const byQuestionNo = (
  one: { readonly questionNo: number },
  other: { readonly questionNo: number },
): number => one.questionNo - other.questionNo;

function decodeQuizItem(row: unknown, index: number): QuizItem {
  const fields = entityFields(row, 'QuizItem', 'questionId', 'id');
  return {
    questionId: id(field(fields, 'questionId', 'id')),
    questionNo: questionNoAt(fields.get('questionNo'), index),
    imageList: stringList(fields.get('imageList')),
    marked: boolean(fields.get('marked')),
  };
}

/** Throws `DecodeError` for an unknown status. */
export function decodeQuizSummary(body: unknown): QuizSummary {
  const fields = entityFields(body, 'QuizSummary', 'id', 'quizId');
  return {
    id: id(field(fields, 'id', 'quizId')),
    name: optionalString(fields.get('name')),
    quizStatus: oneOf(fields.get('quizStatus'), QUIZ_STATUSES),
    quizSubmitDate: optionalDate(fields.get('quizSubmitDate')),
  };
}

/** Rows that cannot be read are dropped. Throws `DecodeError` when there is no list. */
export const decodeQuizSummaries = (body: unknown): QuizSummary[] => array(body, decodeQuizSummary);

const questionOptionsBody = (options: QuestionOptions): QuestionOptions => ({
  unused: options.unused,
  correct: options.correct,
  incorrect: options.incorrect,
  marked: options.marked,
});

const scopeBody = (scope: QuestionScope): QuestionScope =>
  'categoryMap' in scope
    ? { categoryMap: scope.categoryMap }
    : { medicalCategoriesMap: scope.medicalCategoriesMap };

/** How many questions the choice so far leaves. */
export const countQuestions: Endpoint<QuestionCountQuery, QuestionCount> = {
  id: 'countQuestions',
  method: 'POST',
  path: '/quiz/categories/questions',
  bearer: 'required',
  request: ({ userId, questionOptions, scope }) => ({
    body: { userId, questionOptions: questionOptionsBody(questionOptions), ...scopeBody(scope) },
  }),
  decode: decodeQuestionCount,
};

export const createQuiz: Endpoint<QuizBlueprint, CreatedQuiz> = {
  id: 'createQuiz',
  method: 'POST',
  path: '/api/v2/quiz',
  bearer: 'required',
  request: ({ name, userId, quizOptions, noOfQuestions, questionOptions, scope }) => ({
    body: {
      name,
      userId,
      quizOptions: { tutorOn: quizOptions.tutorOn, timerOn: quizOptions.timerOn },
      noOfQuestions,
      questionOptions: questionOptionsBody(questionOptions),
      ...scopeBody(scope),
    },
  }),
  decode: decodeCreatedQuiz,
};

/** Contract call `getQuiz`: the quiz, its questions by id, and whether it is open. */
export const getQuiz: Endpoint<{ readonly quizId: string }, QuizDetails> = {
  id: 'getQuiz',
  method: 'GET',
  path: '/quiz/:quizId',
  bearer: 'required',
  request: ({ quizId }) => ({ segments: { quizId } }),
  decode: decodeQuizDetails,
};

/** Contract call `getQuizzes`: a user's quizzes of one status. */
export const getQuizzes: Endpoint<{ readonly userId: string; readonly status: QuizStatus }, QuizSummary[]> = {
  id: 'getQuizzes',
  method: 'GET',
  path: '/quiz/user/:userId',
  bearer: 'required',
  request: ({ userId, status }) => ({ segments: { userId }, query: { status } }),
  decode: decodeQuizSummaries,
};
