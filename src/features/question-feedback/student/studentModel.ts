/** Each message of the rules names the missing field. */
import { number, object, string } from 'yup';
import { YES_NO } from '@/features/question-feedback/store/feedbackRecord';
import { DIFFICULTIES, EXPLANATION_LENGTHS, FEEDBACK_TOPICS } from '@/shared/api/feedback';

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
