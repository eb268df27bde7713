import { getQuestions, type Question } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

interface QuestionsQuery {
  readonly questionIds: readonly string[];
  /** A visitor's token for a shared question; never stored. */
  readonly token?: string | undefined;
}

export const questionsKey = ({ questionIds }: QuestionsQuery): string => questionIds.join(' ');

/** All questions of a block in one call. */
export const loadQuestions = createRemoteCall<QuestionsQuery, Question[]>({
  name: 'question/questions',
  endpoint: getQuestions,
  concurrency: 'latest',
  key: questionsKey,
  redact: ({ questionIds }) => ({ questionIds }),
});
