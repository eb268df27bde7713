import { loadQuestionCount } from '@/domain/quiz/calls';
import { getCategoryPreference, saveCategoryPreference, searchTopics } from '@/shared/api/category';
import { getQuizzes } from '@/shared/api/quiz';
import { endQuiz } from '@/shared/api/submission';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';

/** Contract call `getCategoryPreference`: the selection when settings were last saved. */
export const loadSavedCategories = createRemoteCall({
  name: 'createQuiz/savedCategories',
  endpoint: getCategoryPreference,
});

export const saveCategories = createRemoteCall({
  name: 'createQuiz/saveCategories',
  endpoint: saveCategoryPreference,
});

/** Requested by `countSaga` only, debounced. */
export const countAvailable = createRemoteCall({
  name: 'createQuiz/count',
  concurrency: 'latest',
  send: loadQuestionCount.run,
});

export const findTopics = createRemoteCall({ name: 'createQuiz/topics', endpoint: searchTopics });

/** Contract call `getQuizzes` with status IN_PROGRESS, for the banner. */
export const loadOpenQuizzes = createRemoteCall({ name: 'createQuiz/openQuizzes', endpoint: getQuizzes });

/** Contract call `endQuiz`: the banner's 'End Quiz'. */
export const endOpenQuiz = createRemoteCall({
  name: 'createQuiz/end',
  endpoint: endQuiz,
  key: ({ quizId }) => quizId,
  *verify({ userId, quizId }) {
    const open = yield* loadOpenQuizzes.run({ userId, status: 'IN_PROGRESS' });
    return open.some(({ id }) => id === quizId)
      ? { isDone: false, message: GENERIC_FAILURE }
      : { isDone: true, data: undefined };
  },
  onSuccess: { notify: 'Quiz ended successfully.', reload: [loadOpenQuizzes] },
});
