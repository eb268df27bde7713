/** Each message of the rules names the missing field. */
import { object, string } from 'yup';
import { DIFFICULTIES, ERROR_KINDS, QUALITIES, RELEVANCES, type TutorRating } from '@/shared/api/feedback';

export const NO_TUTOR_ANSWERS: TutorRating = {
  stem: { difficulty: undefined, quality: undefined, errors: undefined },
  explanation: { quality: undefined, errors: undefined },
  expandedExplanation: undefined,
  improvementSuggestions: { stem: '', explanation: '', expandedExplanation: '' },
};

const suggestion = string().trim().default('');

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
