import { countActivity } from '@/domain/activity/calls';
import { resumeModule } from '@/domain/resume/resumeSaga';
import type { StoreModule } from '@/shared/store/storeModule';
import { builderSlice } from '@/features/create-quiz/store/builderSlice';
import {
  countAvailable,
  create,
  endOpenQuiz,
  findTopics,
  loadCategories,
  loadOpenQuizzes,
  loadSavedCategories,
  saveCategories,
} from '@/features/create-quiz/store/calls';
import { countSaga } from '@/features/create-quiz/store/countSaga';
import { createSaga } from '@/features/create-quiz/store/createSaga';
import { endSaga } from '@/features/create-quiz/resume/endQuizSaga';
import { unsentAnswersSaga } from '@/features/create-quiz/resume/unsentAnswersSaga';
import { prepareSaga } from '@/features/create-quiz/store/prepareSaga';
import { loadUnsentAnswers } from '@/features/create-quiz/resume/loadUnsentAnswers';
import { searchSaga } from '@/features/create-quiz/power-search/searchSaga';

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
    loadUnsentAnswers,
    endOpenQuiz,
    ...resumeModule.calls,
    countActivity,
  ],
  // Listeners first, then the saga that starts the visit's work.
  sagas: [countSaga, createSaga, endSaga, unsentAnswersSaga, ...resumeModule.sagas, searchSaga, prepareSaga],
};
