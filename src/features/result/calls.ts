import { getQuizOverview } from '@/shared/api/performance';
import { getQuestionHistories } from '@/shared/api/questionHistory';
import { getQuiz } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

const quizOf = ({ quizId }: { readonly quizId: string }): string => quizId;

/** Name, options and date of the quiz. */
export const loadQuiz = createRemoteCall({
  name: 'result/quiz',
  endpoint: getQuiz,
  concurrency: 'latest',
  key: quizOf,
});

/** Score and breakdown. */
export const loadOverview = createRemoteCall({
  name: 'result/overview',
  endpoint: getQuizOverview,
  concurrency: 'latest',
  key: quizOf,
});

/** Answers, question by question. */
export const loadQuestionHistories = createRemoteCall({
  name: 'result/questionHistories',
  endpoint: getQuestionHistories,
  concurrency: 'latest',
  key: quizOf,
});
