import { getQuestions, type Question, type QuestionsQuery } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const questionsKey = ({ questionIds }: QuestionsQuery): string => questionIds.join(' ');

/** All questions of a block in one call. */
export const loadQuestions = createRemoteCall<QuestionsQuery, Question[]>({
  name: 'question/questions',
  endpoint: getQuestions,
  concurrency: 'latest',
  key: questionsKey,
  redact: ({ questionIds }) => ({ questionIds }),
});
