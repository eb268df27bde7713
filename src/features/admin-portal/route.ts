import type { StoreModule } from '@/shared/remote/storeModule';
import { loadInvitations, loadPackages, sendAgain, sendNewInvitation } from './calls';
import { couponSlice } from './coupons';
import { invitationDialog } from './dialog';
import { adminPortalSaga } from './saga';

export { AdminPortalScreen as Component } from './AdminPortalScreen';

export const storeModule: StoreModule = {
  calls: [loadInvitations, loadPackages, sendNewInvitation, sendAgain],
  reducers: [couponSlice, invitationDialog],
  sagas: [adminPortalSaga],
};
