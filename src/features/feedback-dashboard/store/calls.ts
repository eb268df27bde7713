import { loadQuestions } from '@/domain/question/calls';
import { getAllStudentFeedback, getAllTutorFeedback } from '@/shared/api/feedbackCalls';
import type { Question } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';

export const loadAllStudentFeedback = createRemoteCall({
  name: 'feedbackDashboard/student',
  endpoint: getAllStudentFeedback,
  concurrency: 'latest',
});

export const loadAllTutorFeedback = createRemoteCall({
  name: 'feedbackDashboard/tutor',
  endpoint: getAllTutorFeedback,
  concurrency: 'latest',
});

export const loadQuestion = createRemoteCall<{ readonly questionId: string }, Question>({
  name: 'feedbackDashboard/question',
  concurrency: 'latest',
  key: ({ questionId }) => questionId,
  *send({ questionId }) {
    const [question] = yield* loadQuestions.run({ questionIds: [questionId] });
    if (question === undefined) {
      throw new RemoteError({ status: 404, serverMessage: 'No questions found. Please retry.' });
    }
    return question;
  },
});
