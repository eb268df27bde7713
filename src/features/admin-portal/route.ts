import type { StoreModule } from '@/shared/store/storeModule';
import {
  loadInvitations,
  loadPackages,
  sendAgain,
  sendNewInvitation,
} from '@/features/admin-portal/invitations/calls';
import { couponSlice } from '@/features/admin-portal/coupons/couponsSlice';
import { invitationDialog } from '@/features/admin-portal/invitations/invitationDialogSlice';
import { adminPortalSaga } from '@/features/admin-portal/invitations/invitationsSaga';

export { AdminPortalScreen as Component } from './AdminPortalScreen';

export const storeModule: StoreModule = {
  calls: [loadInvitations, loadPackages, sendNewInvitation, sendAgain],
  reducers: [couponSlice, invitationDialog],
  sagas: [adminPortalSaga],
};
