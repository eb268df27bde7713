import { loadImage } from '@/domain/figures/calls';
import { loadQuestions } from '@/domain/question/calls';
import { reviewModule } from '@/domain/review/reviewSaga';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadDrillQuestions } from './drill/loadDrillQuestions';

export { PracticeScreen as Component } from './PracticeScreen';

export const storeModule: StoreModule = {
  calls: [loadDrillQuestions, loadQuestions, loadImage, ...reviewModule.calls],
  sagas: reviewModule.sagas,
};
