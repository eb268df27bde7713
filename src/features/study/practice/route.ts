import { loadQuestions } from '@/domain/quiz/calls';
import { reviewModule } from '@/domain/review/reviewSaga';
import type { StoreModule } from '@/shared/store/storeModule';

export { PracticeScreen as Component } from './PracticeScreen';

export const storeModule: StoreModule = {
  calls: [loadQuestions, ...reviewModule.calls],
  sagas: reviewModule.sagas,
};
