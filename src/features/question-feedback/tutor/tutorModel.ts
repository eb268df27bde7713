/** How a tutor rates a question, and when the rating may be sent (specification 1, section 5). */
import { object, string } from 'yup';
import { fieldsOf } from '@/shared/api/decode';
import {
  decodeTutorRating,
  DIFFICULTIES,
  ERROR_KINDS,
  QUALITIES,
  type TutorRating,
} from '@/shared/api/feedback';
import type { TutorFeedbackDraft } from '@/shared/api/feedbackCalls';
import { missingIn } from '@/features/question-feedback/form/missingFieldsModel';

/** The tutor's form; undefined is not chosen yet. */
export type TutorAnswers = TutorRating;

/** The tutor's form before anything was chosen. */
export const NO_TUTOR_ANSWERS: TutorAnswers = {
  stem: { difficulty: undefined, quality: undefined, errors: undefined },
  explanation: { quality: undefined, errors: undefined },
  expandedExplanation: undefined,
  improvementSuggestions: { stem: '', explanation: '', expandedExplanation: '' },
};

const schema = object({
  stem: object({
    difficulty: string().oneOf(DIFFICULTIES).required('Difficulty of the stem'),
    quality: string().oneOf(QUALITIES).required('Quality of the stem'),
    errors: string().oneOf(ERROR_KINDS).required('Errors of the stem'),
  }),
  explanation: object({
    quality: string().oneOf(QUALITIES).required('Quality of the explanation'),
    errors: string().oneOf(ERROR_KINDS).required('Errors of the explanation'),
  }),
});

/** The names of what must still be chosen before it may be sent, in the order of the form. */
export const missingOfTutor = (answers: TutorAnswers): readonly string[] => missingIn(schema, answers);

/** What is sent; undefined while something is missing. */
export function tutorFeedbackOf(
  answers: TutorAnswers,
  subject: { readonly questionId: string; readonly blockId: string | undefined },
): TutorFeedbackDraft | undefined {
  if (missingOfTutor(answers).length > 0) return undefined;
  const { stem, explanation, expandedExplanation } = answers.improvementSuggestions;
  return {
    ...subject,
    ...answers,
    improvementSuggestions: {
      stem: stem.trim(),
      explanation: explanation.trim(),
      expandedExplanation: expandedExplanation.trim(),
    },
  };
}

/** Reads a draft back from the device. Throws `DecodeError`. */
export const decodeTutorAnswers = (value: unknown): TutorAnswers =>
  decodeTutorRating(fieldsOf(value, 'tutor feedback draft'));
