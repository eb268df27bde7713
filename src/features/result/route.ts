import { finishedQuizSlice } from '@/shared/quiz/finishedQuiz';
import { resumeModule } from '@/shared/quiz/resume/resumeSaga';
import type { StoreModule } from '@/shared/remote/storeModule';
import { reviewModule } from '@/shared/review/reviewSaga';
import { loadOverview, loadQuestionHistories, loadQuiz } from './calls';

export { ResultScreen as Component } from './ResultScreen';

export const storeModule: StoreModule = {
  calls: [loadQuiz, loadOverview, loadQuestionHistories, ...resumeModule.calls, ...reviewModule.calls],
  reducers: [finishedQuizSlice],
  sagas: [...resumeModule.sagas, ...reviewModule.sagas],
};
