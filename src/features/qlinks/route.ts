import type { StoreModule } from '@/shared/store/storeModule';
import { loadQlinks, sendPublication, sendRevocation } from './calls';
import { revocation } from './revokeQlinkAction';
import { qlinksSaga } from './qlinksSaga';

export { QlinksScreen as Component } from './QlinksScreen';

export const storeModule: StoreModule = {
  calls: [loadQlinks, sendPublication, sendRevocation, revocation],
  sagas: [qlinksSaga],
};
