import { loadPlans } from '@/domain/plan/calls';
import { couponsSaga } from '@/features/admin-portal/coupons/couponsSaga';
import { couponSlice } from '@/features/admin-portal/coupons/couponsSlice';
import { loadInvitations, sendAgain, sendNewInvitation } from '@/features/admin-portal/invitations/calls';
import { invitationDialog } from '@/features/admin-portal/invitations/invitationDialogSlice';
import type { StoreModule } from '@/shared/store/storeModule';

export { AdminPortalScreen as Component } from './AdminPortalScreen';

export const storeModule: StoreModule = {
  calls: [loadInvitations, loadPlans, sendNewInvitation, sendAgain],
  reducers: [couponSlice, invitationDialog],
  sagas: [couponsSaga],
};
