import { countActivity } from '@/domain/activity/calls';
import { loadQuestions } from '@/domain/question/calls';
import { loadCategories, loadQuestionCount } from '@/domain/quiz/calls';
import { loadNewBlock } from '@/domain/quiz/newBlock';
import { resumeModule } from '@/domain/resume/resumeSaga';
import { searchSaga } from '@/features/create-quiz/power-search/searchSaga';
import { endSaga } from '@/features/create-quiz/resume/endQuizSaga';
import { loadJournaledAnswers } from '@/features/create-quiz/resume/loadJournaledAnswers';
import { unsentAnswersSaga } from '@/features/create-quiz/resume/unsentAnswersSaga';
import { builderSlice } from '@/features/create-quiz/store/builderSlice';
import {
  countAvailable,
  create,
  endOpenQuiz,
  findTopics,
  loadOpenQuizzes,
  loadSavedCategories,
  saveCategories,
} from '@/features/create-quiz/store/calls';
import { countSaga } from '@/features/create-quiz/store/countSaga';
import { createSaga } from '@/features/create-quiz/store/createSaga';
import { prepareSaga } from '@/features/create-quiz/store/prepareSaga';
import type { StoreModule } from '@/shared/store/storeModule';

export { CreateQuizScreen as Component } from './CreateQuizScreen';

export const storeModule: StoreModule = {
  reducers: [builderSlice],
  calls: [
    loadCategories,
    loadSavedCategories,
    saveCategories,
    loadQuestionCount,
    countAvailable,
    findTopics,
    create,
    loadOpenQuizzes,
    loadJournaledAnswers,
    endOpenQuiz,
    ...resumeModule.calls,
    loadNewBlock,
    loadQuestions,
    countActivity,
  ],
  // Listeners first, then the saga that starts the visit's work.
  sagas: [countSaga, createSaga, endSaga, unsentAnswersSaga, ...resumeModule.sagas, searchSaga, prepareSaga],
};
