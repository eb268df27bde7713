import { resumeModule } from '@/shared/quiz/resume/resumeSaga';
import type { StoreModule } from '@/shared/remote/storeModule';
import { builderSlice } from './builder';
import {
  countAvailable,
  create,
  endOpenQuiz,
  findTopics,
  loadCategories,
  loadOpenQuizzes,
  loadSavedCategories,
  saveCategories,
  sendActivity,
} from './calls';
import { countSaga } from './countSaga';
import { createSaga } from './createSaga';
import { endSaga } from './endSaga';
import { heldSaga } from './heldSaga';
import { prepareSaga } from './prepareSaga';
import { loadKeptAnswers } from './resume/keptAnswers';
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
    loadKeptAnswers,
    endOpenQuiz,
    ...resumeModule.calls,
    sendActivity,
  ],
  // Those that listen come before the one that begins the visit's work.
  sagas: [countSaga, createSaga, endSaga, heldSaga, ...resumeModule.sagas, searchSaga, prepareSaga],
};
