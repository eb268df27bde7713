import { getAllStudentFeedback, getAllTutorFeedback } from '@/shared/contract/feedbackCalls';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** Contract call `getAllFeedback`, the students' half. */
export const loadStudentFeedback = createRemoteCall({
  name: 'feedbackDashboard/student',
  endpoint: getAllStudentFeedback,
  concurrency: 'latest',
});

/** Contract call `getAllFeedback`, the tutors' half. */
export const loadTutorFeedback = createRemoteCall({
  name: 'feedbackDashboard/tutor',
  endpoint: getAllTutorFeedback,
  concurrency: 'latest',
});
