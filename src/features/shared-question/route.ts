import type { StoreModule } from '@/shared/remote/storeModule';
import { googleStoreModule } from '@/shared/session/googleSaga';
import { openLink } from './openLink';

export { SharedQuestionScreen as Component } from './SharedQuestionScreen';

export const storeModule: StoreModule = {
  calls: [openLink],
  ...googleStoreModule,
};
