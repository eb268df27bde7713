import type { StoreModule } from '@/shared/remote/storeModule';
import { loadQlinks, sendPublication, sendRevocation } from './calls';
import { revocation } from './revocation';
import { qlinksSaga } from './saga';

export { QlinksScreen as Component } from './QlinksScreen';

export const storeModule: StoreModule = {
  calls: [loadQlinks, sendPublication, sendRevocation, revocation],
  sagas: [qlinksSaga],
};
