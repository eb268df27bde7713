import type { StoreModule } from '@/shared/remote/storeModule';
import { builderSlice } from './builder';
import {
  countAvailable,
  create,
  endOpenQuiz,
  findTopics,
  loadCategories,
  loadOpenQuiz,
  loadOpenQuizzes,
  loadSavedCategories,
  saveCategories,
  sendActivity,
  startTutorBlock,
} from './calls';
import { countSaga } from './countSaga';
import { createSaga } from './createSaga';
import { prepareSaga } from './prepareSaga';
import { loadKeptAnswers } from './resume/keptAnswers';
import { resumeSaga } from './resumeSaga';
import { searchSaga } from './searchSaga';

export { CreateQuizScreen as Component } from './CreateQuizScreen';

export const storeModule: StoreModule = {
  reducers: [builderSlice],
  calls: [
    loadCategories,
    loadSavedCategories,
    saveCategories,
    countAvailable,
    findTopics,
    create,
    loadOpenQuizzes,
    loadOpenQuiz,
    loadKeptAnswers,
    endOpenQuiz,
    startTutorBlock,
    sendActivity,
  ],
  // Those that listen come before the one that begins the visit's work.
  sagas: [countSaga, createSaga, resumeSaga, searchSaga, prepareSaga],
};
