import { loadQuestionCount } from '@/domain/quiz/calls';
import { getQuizzes, type QuestionCount, type QuestionCountQuery } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** How many questions the day can draw, and how many the plan has left today. */
export const countForDay = createRemoteCall<QuestionCountQuery, QuestionCount>({
  name: 'examDay/count',
  concurrency: 'latest',
  *send(query) {
    return yield* loadQuestionCount.run(query);
  },
});

/** Finds a quiz if it is not known whether it was created. */
export const loadOpenQuizzes = createRemoteCall({
  name: 'examDay/openQuizzes',
  endpoint: getQuizzes,
  concurrency: 'latest',
});
