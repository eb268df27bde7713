import { optionalDate } from './date';
import {
  boolean,
  closedList,
  type Decode,
  id,
  maybe,
  number,
  optionalId,
  optionalString,
  stringOr,
  withDefault,
} from './decode';
import { type DecodeContext, DecodeError } from './decodeContext';
import { aliased, type Decoded, entity, flag } from './entity';
import { list } from './list';
import { type Decoder, described } from './schema';

export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const;
export const FEEDBACK_TOPICS = ['OTHER_GENERAL', 'STEM', 'EXPLANATION'] as const;
export const EXPLANATION_LENGTHS = ['TOO_SHORT', 'TOO_VERBOSE', 'JUST_RIGHT'] as const;
export const QUALITIES = ['EXCELLENT', 'GOOD', 'FAIR'] as const;
export const ERROR_KINDS = ['NONE', 'FACTUAL', 'GRAMMAR_TOPOLOGICAL'] as const;
export const RELEVANCES = ['RELEVANT', 'LESS_RELEVANT'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];
export type ExplanationLength = (typeof EXPLANATION_LENGTHS)[number];
export type Quality = (typeof QUALITIES)[number];
export type ErrorKind = (typeof ERROR_KINDS)[number];
export type Relevance = (typeof RELEVANCES)[number];

const difficulty = maybe(closedList(DIFFICULTIES));
const quality = maybe(closedList(QUALITIES));
const errors = maybe(closedList(ERROR_KINDS));

const authorObject = entity('FeedbackAuthor', ['id', 'email'], {
  id: optionalId,
  displayName: aliased(optionalString, 'displayName', 'name'),
  email: optionalString,
});

/** Author of feedback, if the wire names one. */
export type FeedbackAuthor = Decoded<typeof authorObject>;

/** An object, or only the author's e-mail. */
const decodeFeedbackAuthor = described(
  authorObject.schema,
  (value: unknown, context?: DecodeContext): FeedbackAuthor =>
    typeof value === 'string' ? { email: value } : authorObject(value, context),
);

/** 1 to 5; 0 means not given and throws `DecodeError`. */
const rating = described(
  { type: 'integer', minimum: 1, maximum: 5 },
  (value: unknown, context?: DecodeContext): number => {
    const stars = Math.round(number(value, context));
    if (stars < 1) throw new DecodeError('a rating from 1 to 5', value, context);
    return Math.min(5, stars);
  },
);

/** The contract's own spelling of a boolean. */
const yesOrNo = described({ enum: ['Y', 'N'] }, (value: unknown, context?: DecodeContext): 'Y' | 'N' =>
  value === 'Y' || (value !== 'N' && boolean(value, context)) ? 'Y' : 'N',
);

const subject = { questionId: id, blockId: optionalId } as const;

const authorship = {
  user: maybe(decodeFeedbackAuthor),
  dateCreated: optionalDate,
} as const;

/** Throws `DecodeError` if the row names no question. */
export const decodeStudentFeedback = entity('StudentFeedback', ['questionId'], {
  ...subject,
  /** 1 to 5; absent if the student gave none. */
  rating: maybe(rating),
  isError: flag(yesOrNo, 'isError'),
  topic: maybe(closedList(FEEDBACK_TOPICS)),
  explanationType: maybe(closedList(EXPLANATION_LENGTHS)),
  difficulty,
  comment: stringOr,
  ...authorship,
});

/** A student's feedback on a question, given in review; the date is ISO 8601, UTC. */
export type StudentFeedback = Decoded<typeof decodeStudentFeedback>;

/** Rows that name no question are dropped. Throws `DecodeError` if there is no list. */
export const decodeStudentFeedbackList = list(decodeStudentFeedback);

const stemRating = entity('stem', [], { difficulty, quality, errors });
const explanationRating = entity('explanation', [], { quality, errors });
const suggestions = entity('improvementSuggestions', [], {
  stem: stringOr,
  explanation: stringOr,
  expandedExplanation: stringOr,
});

/** Decodes a part; a missing or unusable one reads as empty. */
const part = <T>(decode: Decode<T>): Decoder<T> => withDefault(decode, decode({}));

const ratingShape = {
  stem: part(stemRating),
  explanation: part(explanationRating),
  expandedExplanation: maybe(closedList(RELEVANCES)),
  improvementSuggestions: part(suggestions),
} as const;

/** A rating on the wire, or a draft on the device. */
export const decodeTutorRating = entity('TutorRating', ['stem'], ratingShape);

/** A tutor's rating, part by part; undefined means not rated. */
export type TutorRating = Decoded<typeof decodeTutorRating>;

/** Throws `DecodeError` if the row names no question. */
export const decodeTutorFeedback = entity('TutorFeedback', ['questionId'], {
  ...subject,
  ...ratingShape,
  ...authorship,
});

/** A tutor's rating of a question; the date is ISO 8601, UTC. */
export type TutorFeedback = Decoded<typeof decodeTutorFeedback>;

/** Rows that name no question are dropped. Throws `DecodeError` if there is no list. */
export const decodeTutorFeedbackList = list(decodeTutorFeedback);
