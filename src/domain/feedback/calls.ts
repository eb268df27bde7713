import { getStudentFeedback, getTutorFeedback } from '@/shared/api/feedbackCalls';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

const byQuestion = ({ questionId }: { readonly questionId: string }): string => questionId;

export const loadStudentFeedback = createRemoteCall({
  name: 'questionFeedback/students',
  endpoint: getStudentFeedback,
  key: byQuestion,
});

export const loadTutorFeedback = createRemoteCall({
  name: 'questionFeedback/tutors',
  endpoint: getTutorFeedback,
  key: byQuestion,
});
