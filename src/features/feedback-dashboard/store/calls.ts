import { getAllStudentFeedback, getAllTutorFeedback } from '@/shared/api/feedbackCalls';
import { getQuestions, type Question } from '@/shared/api/question';
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

/** Contract call `getQuestions`, for one question. */
export const loadQuestion = createRemoteCall<{ readonly questionId: string }, Question>({
  name: 'feedbackDashboard/question',
  concurrency: 'latest',
  key: ({ questionId }) => questionId,
  send: async ({ questionId }, { http, signal }) => {
    const [question] = await http.send(getQuestions, { questionIds: [questionId] }, signal);
    if (question === undefined) {
      throw new RemoteError({ status: 404, serverMessage: 'No questions found. Please retry.' });
    }
    return question;
  },
});
