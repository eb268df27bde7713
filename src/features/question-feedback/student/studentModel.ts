/** The student's feedback form and its validation. */
import { mixed, object, string } from 'yup';
import { missingIn } from '@/features/question-feedback/form/missingFieldsModel';
import { type StudentAnswers, YES_NO } from '@/features/question-feedback/store/studentAnswers';
import type { ExplanationLength, FeedbackTopic } from '@/shared/api/feedback';
import type { StudentFeedbackDraft } from '@/shared/api/feedbackCalls';

const schema = object({
  isError: string().oneOf(YES_NO).required('Is there an error?'),
  topic: mixed<FeedbackTopic>().when('isError', {
    is: 'Y',
    then: (topic) => topic.required('Topic'),
  }),
  explanationType: mixed<ExplanationLength>().when('topic', {
    is: 'EXPLANATION',
    then: (length) => length.required('Explanation length'),
  }),
});

/** Labels of required fields without a value, in form order. */
export const missingOfStudent = (answers: StudentAnswers): readonly string[] => missingIn(schema, answers);

/** Request body; undefined while something is missing. */
export function studentFeedbackOf(
  answers: StudentAnswers,
  subject: { readonly questionId: string; readonly blockId: string | undefined },
): StudentFeedbackDraft | undefined {
  const { isError, comment, ...rest } = answers;
  if (isError === undefined || missingOfStudent(answers).length > 0) return undefined;
  return { ...subject, ...rest, isError, comment: comment.trim() };
}
