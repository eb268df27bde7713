import { putActivity } from '@/shared/contract/activity';
import {
  getCategories,
  getCategoryPreference,
  saveCategoryPreference,
  searchTopics,
} from '@/shared/contract/category';
import { countQuestions, createQuiz, getQuizzes } from '@/shared/contract/quiz';
import { endQuiz } from '@/shared/contract/submission';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadCategories = createRemoteCall({
  name: 'createQuiz/categories',
  endpoint: getCategories,
  concurrency: 'latest',
});

export const loadSavedCategories = createRemoteCall({
  name: 'createQuiz/savedCategories',
  endpoint: getCategoryPreference,
  concurrency: 'latest',
});

export const saveCategories = createRemoteCall({
  name: 'createQuiz/saveCategories',
  endpoint: saveCategoryPreference,
  concurrency: 'leading',
});

/** Requested by `countSaga` alone, which waits until the choice stands still. */
export const countAvailable = createRemoteCall({
  name: 'createQuiz/count',
  endpoint: countQuestions,
  concurrency: 'latest',
});

export const findTopics = createRemoteCall({
  name: 'createQuiz/topics',
  endpoint: searchTopics,
  concurrency: 'latest',
});

export const create = createRemoteCall({
  name: 'createQuiz/create',
  endpoint: createQuiz,
  concurrency: 'leading',
});

export const loadOpenQuizzes = createRemoteCall({
  name: 'createQuiz/openQuizzes',
  endpoint: getQuizzes,
  concurrency: 'latest',
});

export const endOpenQuiz = createRemoteCall({
  name: 'createQuiz/end',
  endpoint: endQuiz,
  concurrency: 'leading',
});

export const sendActivity = createRemoteCall({
  name: 'createQuiz/activity',
  endpoint: putActivity,
  concurrency: 'every',
});
