import { resumeModule } from '@/domain/resume/resumeSaga';
import type { StoreModule } from '@/shared/store/storeModule';
import { reviewModule } from '@/domain/review/reviewSaga';
import { loadOverview, loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';

export { ResultScreen as Component } from './ResultScreen';

export const storeModule: StoreModule = {
  calls: [loadQuiz, loadOverview, loadQuestionHistories, ...resumeModule.calls, ...reviewModule.calls],
  sagas: [...resumeModule.sagas, ...reviewModule.sagas],
};
