import type { StoreModule } from '@/shared/store/storeModule';
import { googleStoreModule } from '@/domain/google/googleSaga';
import { signIn } from './calls';
import { signInSaga } from './signInSaga';

/** What the store must take in before the sign-in screen renders. */
export const signInStoreModule: StoreModule = {
  ...googleStoreModule,
  calls: [signIn],
  sagas: [...(googleStoreModule.sagas ?? []), signInSaga],
};
