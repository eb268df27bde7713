import { googleStoreModule } from '@/domain/google/googleSaga';
import { loadQuestions } from '@/domain/question/calls';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadSharedQuestions } from './loadSharedQuestions';

export { SharedQuestionScreen as Component } from './SharedQuestionScreen';

export const storeModule: StoreModule = {
  calls: [loadSharedQuestions, loadQuestions],
  ...googleStoreModule,
};
