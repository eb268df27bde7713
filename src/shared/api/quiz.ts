import type { CategoryMap, MedicalCategoriesMap } from './category';
import { created } from './created';
import { optionalDate } from './date';
import {
  boolean,
  closedList,
  type Fields,
  id,
  isObject,
  number,
  numberOr,
  optionalString,
  stringOr,
  wholeNumber,
  wholeNumberOr,
} from './decode';
import type { DecodeContext } from './decodeContext';
import { get, post } from './endpoint';
import { aliased, type Decoded, derived, entity, pick } from './entity';
import { array, list, stringList } from './list';
import { type Decoder, described } from './schema';

/** The timer's allowance for each question of a quiz. */
export const SECONDS_PER_QUESTION = 90;

/** Which questions to draw, by the user's earlier results. */
export interface QuestionOptions {
  readonly unused: boolean;
  readonly correct: boolean;
  readonly incorrect: boolean;
  readonly marked: boolean;
}

/** Which questions a quiz may draw on: by category, or by topic (power search). Exactly one is sent. */
export type QuestionScope =
  | { readonly categoryMap: CategoryMap }
  | { readonly medicalCategoriesMap: MedicalCategoriesMap };

export type QuestionCountQuery = Pick<QuizBlueprint, 'userId' | 'questionOptions' | 'scope'>;

const totalCount = (fields: Fields, context: DecodeContext): number =>
  wholeNumber(number(fields.get('questionCount'), context), context);

/** Throws `DecodeError` if the body has no counts. */
export const decodeQuestionCount = entity('QuestionCount', ['questionCount'], {
  questionCount: derived(totalCount, number.schema),
  eligibleQuestionCount: derived(
    (fields, context) =>
      wholeNumberOr(fields.get('eligibleQuestionCount'), totalCount(fields, context), context),
    number.schema,
  ),
  /** Infinity if the server names no limit. */
  questionLeftInDay: described(number.schema, (value: unknown, context?: DecodeContext) =>
    Math.max(0, numberOr(value, Number.POSITIVE_INFINITY, context)),
  ),
});

/** All questions of a selection, those that may be drawn, and the rest of the daily quota. */
export type QuestionCount = Decoded<typeof decodeQuestionCount>;

export interface QuizBlueprint {
  readonly name: string;
  readonly userId: string;
  readonly quizOptions: { readonly tutorOn: boolean; readonly timerOn: boolean };
  readonly noOfQuestions: number;
  readonly questionOptions: QuestionOptions;
  readonly scope: QuestionScope;
}

export const QUIZ_STATUSES = ['IN_PROGRESS', 'COMPLETE'] as const;

export type QuizStatus = (typeof QUIZ_STATUSES)[number];

const quizStatus = closedList(QUIZ_STATUSES, {
  COMPLETED: 'COMPLETE',
  SUBMITTED: 'COMPLETE',
  STARTED: 'IN_PROGRESS',
  OPEN: 'IN_PROGRESS',
});

/** From 1; a question without a number gets that of its position in the list. */
export const questionNo = derived(
  (fields, context, index) => wholeNumber(fields.get('questionNo'), context) || index + 1,
  wholeNumber.schema,
);

/** A decoder of `array`, ordered by `questionNo`. */
export const numberedList = <T extends { readonly questionNo: number }>(
  decodeRow: Decoder<T>,
): Decoder<T[]> =>
  described(list(decodeRow).schema, (value: unknown, context?: DecodeContext) =>
    array(value, decodeRow, context).sort((a, b) => a.questionNo - b.questionNo),
  );

/** Names of figures, also as `{ name }` or `{ imageName }`. */
const imageNames = described(stringList.schema, (value: unknown, context?: DecodeContext): string[] =>
  stringList(Array.isArray(value) ? value.map((row) => imageName(row, context)) : value, context),
);

function imageName(row: unknown, context: DecodeContext | undefined): unknown {
  if (!isObject(row)) return row;
  context?.deviates('image name in an object');
  return row.imageName ?? row.name;
}

const decodeQuizItem = entity('QuizItem', ['questionId', 'id'], {
  questionId: aliased(id, 'questionId', 'id'),
  questionNo,
  imageList: imageNames,
  marked: boolean,
});

/** A question's position in a quiz. */
export type QuizItem = Decoded<typeof decodeQuizItem>;

/** Throws `DecodeError` for an unknown status. */
export const decodeQuizDetails = entity('QuizDetails', ['id', 'quizId', 'questions'], {
  id: aliased(id, 'id', 'quizId'),
  name: stringOr,
  tutorOn: boolean,
  timerOn: boolean,
  questions: numberedList(decodeQuizItem),
  userId: stringOr,
  quizSubmitDate: optionalDate,
  quizStatus,
});

/** A quiz as it is opened; dates are ISO 8601, UTC. */
export type QuizDetails = Decoded<typeof decodeQuizDetails>;

/** Throws `DecodeError` for an unknown status. */
export const decodeQuizSummary = entity('QuizSummary', ['id', 'quizId'], {
  id: aliased(id, 'id', 'quizId'),
  name: optionalString,
  quizStatus,
  quizSubmitDate: optionalDate,
});

/** A quiz in a list; dates are ISO 8601, UTC. */
export type QuizSummary = Decoded<typeof decodeQuizSummary>;

const optionsBody = (options: QuestionOptions): Record<string, unknown> =>
  pick(options, 'unused', 'correct', 'incorrect', 'marked');

const scopeBody = (scope: QuestionScope): QuestionScope =>
  'categoryMap' in scope
    ? { categoryMap: scope.categoryMap }
    : { medicalCategoriesMap: scope.medicalCategoriesMap };

export const countQuestions = post('countQuestions', '/quiz/categories/questions', decodeQuestionCount, {
  isRead: true,
  request: ({ userId, questionOptions, scope }: QuestionCountQuery) => ({
    body: { userId, questionOptions: optionsBody(questionOptions), ...scopeBody(scope) },
  }),
});

export const createQuiz = post('createQuiz', '/api/v2/quiz', created('quizId', 'quiz'), {
  request: ({ name, userId, quizOptions, noOfQuestions, questionOptions, scope }: QuizBlueprint) => ({
    body: {
      name,
      userId,
      quizOptions: pick(quizOptions, 'tutorOn', 'timerOn'),
      noOfQuestions,
      questionOptions: optionsBody(questionOptions),
      ...scopeBody(scope),
    },
  }),
});

export const getQuiz = get('getQuiz', '/quiz/:quizId', decodeQuizDetails);

export const getQuizzes = get('getQuizzes', '/quiz/user/:userId', list(decodeQuizSummary), {
  request: ({ userId, status }: { readonly userId: string; readonly status: QuizStatus }) => ({
    segments: { userId },
    query: { status },
  }),
  noneYet: true,
});
