import { googleStoreModule } from '@/domain/google/googleSaga';
import { loadOffers } from '@/domain/plan/offersCall';
import type { StoreModule } from '@/shared/store/storeModule';
import { signIn } from './calls';
import { signInSaga } from './signInSaga';

export const signInStoreModule: StoreModule = {
  ...googleStoreModule,
  calls: [signIn, loadOffers],
  sagas: [...(googleStoreModule.sagas ?? []), signInSaga],
};
