/** The tutor's rating form and its validation. */
import { object, string } from 'yup';
import { missingIn } from '@/features/question-feedback/form/missingFieldsModel';
import { DIFFICULTIES, ERROR_KINDS, QUALITIES, type TutorRating } from '@/shared/api/feedback';
import type { TutorFeedbackDraft } from '@/shared/api/feedbackCalls';

/** Initial values of the tutor's form. */
export const NO_TUTOR_ANSWERS: TutorRating = {
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

/** Labels of required fields without a value, in form order. */
export const missingOfTutor = (answers: TutorRating): readonly string[] => missingIn(schema, answers);

/** Request body; undefined while something is missing. */
export function tutorFeedbackOf(
  answers: TutorRating,
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
