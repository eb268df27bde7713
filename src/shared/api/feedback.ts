/** Contract, section Taking, submitting, reviewing: feedback on questions by students and by tutors. */
import {
  DecodeError,
  entityFields,
  field,
  fieldsOf,
  boolean,
  id,
  array,
  number,
  optional,
  partOf,
  optionalDate,
  optionalId,
  optionalOneOf,
  optionalString,
  string,
  stringOr,
  type Fields,
} from './decode';

/** How hard a question, or its stem, was found. */
export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const;
export const FEEDBACK_TOPICS = ['OTHER_GENERAL', 'STEM', 'EXPLANATION'] as const;
/** What a student thinks of an explanation's length. */
export const EXPLANATION_LENGTHS = ['TOO_SHORT', 'TOO_VERBOSE', 'JUST_RIGHT'] as const;
/** How good a tutor finds a stem or an explanation. */
export const QUALITIES = ['EXCELLENT', 'GOOD', 'FAIR'] as const;
/** What mistakes a tutor found. */
export const ERROR_KINDS = ['NONE', 'FACTUAL', 'GRAMMAR_TOPOLOGICAL'] as const;
/** Whether a tutor finds the expanded explanation relevant. */
export const RELEVANCES = ['RELEVANT', 'LESS_RELEVANT'] as const;

/** One of `DIFFICULTIES`. */
export type Difficulty = (typeof DIFFICULTIES)[number];
/** One of `FEEDBACK_TOPICS`. */
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];
/** One of `EXPLANATION_LENGTHS`. */
export type ExplanationLength = (typeof EXPLANATION_LENGTHS)[number];
/** One of `QUALITIES`. */
export type Quality = (typeof QUALITIES)[number];
/** One of `ERROR_KINDS`. */
export type ErrorKind = (typeof ERROR_KINDS)[number];
/** One of `RELEVANCES`. */
export type Relevance = (typeof RELEVANCES)[number];

/** Who gave a feedback, as far as the wire says. */
export interface FeedbackAuthor {
  readonly id?: string | undefined;
  readonly displayName?: string | undefined;
  readonly email?: string | undefined;
}

/** A student's feedback on a question, given in review; the date is ISO 8601, UTC. */
export interface StudentFeedback {
  readonly questionId: string;
  readonly blockId?: string | undefined;
  /** 1 to 5; absent when the student gave none. */
  readonly rating?: number | undefined;
  readonly isError: 'Y' | 'N';
  readonly topic?: FeedbackTopic | undefined;
  readonly explanationType?: ExplanationLength | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly comment: string;
  readonly user?: FeedbackAuthor | undefined;
  readonly dateCreated?: string | undefined;
}

/** What a tutor says of a question; undefined where nothing was said. */
export interface TutorRating {
  readonly stem: {
    readonly difficulty?: Difficulty | undefined;
    readonly quality?: Quality | undefined;
    readonly errors?: ErrorKind | undefined;
  };
  readonly explanation: {
    readonly quality?: Quality | undefined;
    readonly errors?: ErrorKind | undefined;
  };
  readonly expandedExplanation?: Relevance | undefined;
  readonly improvementSuggestions: {
    readonly stem: string;
    readonly explanation: string;
    readonly expandedExplanation: string;
  };
}

/** A tutor's rating of a question, part by part; the date is ISO 8601, UTC. */
export interface TutorFeedback extends TutorRating {
  readonly questionId: string;
  readonly blockId?: string | undefined;
  readonly user?: FeedbackAuthor | undefined;
  readonly dateCreated?: string | undefined;
}

/** Throws `DecodeError` when the row names no question. */
export function decodeStudentFeedback(row: unknown): StudentFeedback {
  const fields = entityFields(row, 'StudentFeedback', 'questionId');
  return {
    questionId: id(fields.get('questionId')),
    blockId: optionalId(fields.get('blockId')),
    rating: optional(fields.get('rating'), rating),
    isError: boolean(fields.get('isError')) ? 'Y' : 'N',
    topic: optionalOneOf(fields.get('topic'), FEEDBACK_TOPICS),
    explanationType: optionalOneOf(fields.get('explanationType'), EXPLANATION_LENGTHS),
    difficulty: optionalOneOf(fields.get('difficulty'), DIFFICULTIES),
    comment: stringOr(fields.get('comment')),
    ...authorship(fields),
  };
}

/** Rows that name no question are dropped. Throws `DecodeError` when there is no list. */
export const decodeStudentFeedbackList = (body: unknown): StudentFeedback[] =>
  array(body, decodeStudentFeedback);

/** Throws `DecodeError` when the row names no question. */
export function decodeTutorFeedback(row: unknown): TutorFeedback {
  const fields = entityFields(row, 'TutorFeedback', 'questionId');
  return {
    questionId: id(fields.get('questionId')),
    blockId: optionalId(fields.get('blockId')),
    ...decodeTutorRating(fields),
    ...authorship(fields),
  };
}

/** What a tutor said, from a row of the wire or a draft on the device. */
export function decodeTutorRating(fields: Fields): TutorRating {
  const stem = partOf(fields, 'stem');
  const explanation = partOf(fields, 'explanation');
  const suggestions = partOf(fields, 'improvementSuggestions');
  return {
    stem: {
      difficulty: optionalOneOf(stem.get('difficulty'), DIFFICULTIES),
      quality: optionalOneOf(stem.get('quality'), QUALITIES),
      errors: optionalOneOf(stem.get('errors'), ERROR_KINDS),
    },
    explanation: {
      quality: optionalOneOf(explanation.get('quality'), QUALITIES),
      errors: optionalOneOf(explanation.get('errors'), ERROR_KINDS),
    },
    expandedExplanation: optionalOneOf(fields.get('expandedExplanation'), RELEVANCES),
    improvementSuggestions: {
      stem: stringOr(suggestions.get('stem')),
      explanation: stringOr(suggestions.get('explanation')),
      expandedExplanation: stringOr(suggestions.get('expandedExplanation')),
    },
  };
}

/** Rows that name no question are dropped. Throws `DecodeError` when there is no list. */
export const decodeTutorFeedbackList = (body: unknown): TutorFeedback[] => array(body, decodeTutorFeedback);

/** 1 to 5; a rating of 0 is one not given and throws `DecodeError`. */
const rating = (value: unknown): number => {
  const stars = Math.round(number(value));
  if (stars < 1) throw new DecodeError('not a rating');
  return Math.min(5, stars);
};

const authorship = (
  fields: Fields,
): { readonly user: FeedbackAuthor | undefined; readonly dateCreated: string | undefined } => ({
  user: optional(fields.get('user'), decodeFeedbackAuthor),
  dateCreated: optionalDate(fields.get('dateCreated')),
});

/** An object, or the author's e-mail alone. */
function decodeFeedbackAuthor(value: unknown): FeedbackAuthor {
  if (typeof value === 'string') return { email: string(value) };
  const fields = fieldsOf(value, 'FeedbackAuthor');
  return {
    id: optionalId(fields.get('id')),
    displayName: optionalString(field(fields, 'displayName', 'name')),
    email: optionalString(fields.get('email')),
  };
}
