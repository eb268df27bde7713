import type { StoreModule } from '@/shared/remote/storeModule';
import { googleStoreModule } from '@/shared/session/googleSaga';
import { signIn } from './calls';
import { signInSaga } from './saga';

/** What the store must take in before the sign-in screen renders. */
export const signInStoreModule: StoreModule = {
  ...googleStoreModule,
  calls: [signIn],
  sagas: [...(googleStoreModule.sagas ?? []), signInSaga],
};
