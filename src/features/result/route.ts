import { finishedQuizSlice } from '@/shared/quiz/finishedQuiz';
import type { StoreModule } from '@/shared/remote/storeModule';
import { reviewModule } from '@/shared/review/reviewSaga';
import { loadOverview, loadQuestionHistories, loadQuiz } from './calls';

export { ResultScreen as Component } from './ResultScreen';

export const storeModule: StoreModule = {
  calls: [loadQuiz, loadOverview, loadQuestionHistories, ...reviewModule.calls],
  reducers: [finishedQuizSlice],
  sagas: reviewModule.sagas,
};
