import { EXAM_TYPES, getBankCategories } from '@/shared/api/category';
import { getQuestions, type Question, type QuestionsQuery } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const questionsKey = ({ questionIds }: QuestionsQuery): string => questionIds.join(' ');

/** All questions of a block in one call. */
export const loadQuestions = createRemoteCall<QuestionsQuery, Question[]>({
  name: 'question/questions',
  endpoint: getQuestions,
  key: questionsKey,
  redact: ({ questionIds }) => ({ questionIds }),
});

export const loadExamTypes = createRemoteCall<undefined, readonly string[]>({
  name: 'bank/examTypes',
  concurrency: 'latest',
  send: async (_, { http, signal }) => {
    try {
      const { examType } = await http.send(getBankCategories, undefined, signal);
      return examType.length > 0 ? examType : EXAM_TYPES;
    } catch {
      signal.throwIfAborted();
      return EXAM_TYPES;
    }
  },
});
