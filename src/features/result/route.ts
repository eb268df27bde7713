import { loadOverview } from '@/domain/performance/calls';
import { loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';
import { resumeModule } from '@/domain/resume/resumeSaga';
import { reviewModule } from '@/domain/review/reviewSaga';
import type { StoreModule } from '@/shared/store/storeModule';

export { ResultScreen as Component } from './ResultScreen';

export const storeModule: StoreModule = {
  calls: [loadQuiz, loadOverview, loadQuestionHistories, ...resumeModule.calls, ...reviewModule.calls],
  sagas: [...resumeModule.sagas, ...reviewModule.sagas],
};
