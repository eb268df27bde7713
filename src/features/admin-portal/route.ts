import type { StoreModule } from '@/shared/store/storeModule';
import { loadInvitations, sendAgain, sendNewInvitation } from '@/features/admin-portal/invitations/calls';
import { couponSlice } from '@/features/admin-portal/coupons/couponsSlice';
import { invitationDialog } from '@/features/admin-portal/invitations/invitationDialogSlice';
import { loadPlans } from '@/domain/plan/calls';
import { couponsSaga } from '@/features/admin-portal/coupons/couponsSaga';

export { AdminPortalScreen as Component } from './AdminPortalScreen';

export const storeModule: StoreModule = {
  calls: [loadInvitations, loadPlans, sendNewInvitation, sendAgain],
  reducers: [couponSlice, invitationDialog],
  sagas: [couponsSaga],
};
