import { answerGiven } from './answerLetter';
import { categoryMapOrEmpty, medicalCategoriesOrEmpty } from './category';
import { boolean, id, stringOr, wholeNumber } from './decode';
import { get, put } from './endpoint';
import { aliased, type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';
import { numberedList, questionNo } from './quiz';

/** Throws `DecodeError` if the row names no question. */
export const decodeQuestionHistory = entity('QuestionHistory', ['questionId', 'id'], {
  id: aliased(id, 'id', 'questionId'),
  questionId: aliased(id, 'questionId', 'id'),
  questionNo,
  /** HTML. */
  questionStem: stringOr,
  /** The letter, or else as the wire spells it, to be found among the question's options. */
  answerGiven,
  correct: boolean,
  marked: boolean,
  reviewed: boolean,
  /** Seconds. */
  timeSpent: wholeNumber,
  /** Seconds. */
  reviewTimeSpent: wholeNumber,
  categories: categoryMapOrEmpty,
  medicalCategoriesMap: aliased(medicalCategoriesOrEmpty, 'medicalCategoriesMap', 'medicalCategories'),
});

export type QuestionHistory = Decoded<typeof decodeQuestionHistory>;

export const decodeQuestionHistories = numberedList(decodeQuestionHistory);

export const getQuestionHistories = get(
  'getQuestionHistories',
  '/question-history/quiz/:quizId',
  decodeQuestionHistories,
);

export interface ReviewTime {
  readonly questionId: string;
  /** Seconds. */
  readonly reviewTimeSpent: number;
}

/** Sent by the outbox, like `submitQuiz`. */
export const sendReviewTime = put('sendReviewTime', '/question-history/:questionId/review', bodyIgnored(), {
  request: ({ questionId, reviewTimeSpent }: ReviewTime) => ({
    segments: { questionId },
    body: { reviewTime: { reviewTimeSpent } },
  }),
});
