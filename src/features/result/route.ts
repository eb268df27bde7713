import { finishedQuizSlice } from '@/domain/quiz/finishedQuizSlice';
import { resumeModule } from '@/domain/quiz/resume/resumeSaga';
import type { StoreModule } from '@/shared/store/storeModule';
import { reviewModule } from '@/domain/quiz/review/reviewSaga';
import { loadOverview, loadQuestionHistories, loadQuiz } from './calls';

export { ResultScreen as Component } from './ResultScreen';

export const storeModule: StoreModule = {
  calls: [loadQuiz, loadOverview, loadQuestionHistories, ...resumeModule.calls, ...reviewModule.calls],
  reducers: [finishedQuizSlice],
  sagas: [...resumeModule.sagas, ...reviewModule.sagas],
};
