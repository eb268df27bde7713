import type { StoreModule } from '@/shared/store/storeModule';
import { googleStoreModule } from '@/domain/google/googleSaga';
import { openLink } from './loadSharedQuestions';

export { SharedQuestionScreen as Component } from './SharedQuestionScreen';

export const storeModule: StoreModule = {
  calls: [openLink],
  ...googleStoreModule,
};
