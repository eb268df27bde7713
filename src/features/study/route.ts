import { loadHistory } from '@/domain/performance/calls';
import { loadCategories, loadQuestionCount } from '@/domain/quiz/calls';
import { reviewModule } from '@/domain/review/reviewSaga';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadAvailable } from './insights/loadAvailable';

export { StudyScreen as Component } from './StudyScreen';

export const storeModule: StoreModule = {
  calls: [loadHistory, loadCategories, loadQuestionCount, loadAvailable, ...reviewModule.calls],
  sagas: reviewModule.sagas,
};
