import { googleStoreModule } from '@/domain/google/googleSaga';
import type { StoreModule } from '@/shared/store/storeModule';
import { signIn } from './calls';
import { signInSaga } from './signInSaga';

export const signInStoreModule: StoreModule = {
  ...googleStoreModule,
  calls: [signIn],
  sagas: [...(googleStoreModule.sagas ?? []), signInSaga],
};
