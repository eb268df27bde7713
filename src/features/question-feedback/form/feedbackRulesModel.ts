import { number, object, type Schema, string, ValidationError } from 'yup';
import { YES_NO } from '@/features/question-feedback/store/feedbackRecord';
import {
  DIFFICULTIES,
  ERROR_KINDS,
  EXPLANATION_LENGTHS,
  FEEDBACK_TOPICS,
  QUALITIES,
  RELEVANCES,
  type TutorRating,
} from '@/shared/api/feedback';

/** Messages of all violated rules; in these schemas each message names its field. */
export function missingIn(schema: Schema, values: unknown): readonly string[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (cause) {
    if (!ValidationError.isError(cause)) throw cause;
    return cause.errors;
  }
}

/** Each message of the rules names the missing field. */
export const studentRules = object({
  rating: number(),
  isError: string().oneOf(YES_NO).required('Is there an error?'),
  topic: string()
    .oneOf(FEEDBACK_TOPICS)
    .when('isError', { is: 'Y', then: (topic) => topic.required('Topic') }),
  explanationType: string()
    .oneOf(EXPLANATION_LENGTHS)
    .when('topic', { is: 'EXPLANATION', then: (length) => length.required('Explanation length') }),
  difficulty: string().oneOf(DIFFICULTIES),
  comment: string().trim().default(''),
});

export const NO_TUTOR_ANSWERS: TutorRating = {
  stem: { difficulty: undefined, quality: undefined, errors: undefined },
  explanation: { quality: undefined, errors: undefined },
  expandedExplanation: undefined,
  improvementSuggestions: { stem: '', explanation: '', expandedExplanation: '' },
};

const suggestion = string().trim().default('');

/** Each message of the rules names the missing field. */
export const tutorRules = object({
  stem: object({
    difficulty: string().oneOf(DIFFICULTIES).required('Difficulty of the stem'),
    quality: string().oneOf(QUALITIES).required('Quality of the stem'),
    errors: string().oneOf(ERROR_KINDS).required('Errors of the stem'),
  }),
  explanation: object({
    quality: string().oneOf(QUALITIES).required('Quality of the explanation'),
    errors: string().oneOf(ERROR_KINDS).required('Errors of the explanation'),
  }),
  expandedExplanation: string().oneOf(RELEVANCES),
  improvementSuggestions: object({
    stem: suggestion,
    explanation: suggestion,
    expandedExplanation: suggestion,
  }),
});
