import { loadPlans } from '@/domain/plan/calls';
import { couponsSaga } from '@/features/admin-portal/coupons/couponsSaga';
import { couponSlice } from '@/features/admin-portal/coupons/couponsSlice';
import {
  loadInvitations,
  sendAgain,
  sendNewInvitation,
  sendOneOfMany,
} from '@/features/admin-portal/invitations/calls';
import { invitationDialog } from '@/features/admin-portal/invitations/invitationDialogSlice';
import { inviteManySaga } from '@/features/admin-portal/invitations/many/inviteManySaga';
import { inviteManySlice } from '@/features/admin-portal/invitations/many/inviteManySlice';
import type { StoreModule } from '@/shared/store/storeModule';

export { AdminPortalScreen as Component } from './AdminPortalScreen';

export const storeModule: StoreModule = {
  calls: [loadInvitations, loadPlans, sendNewInvitation, sendOneOfMany, sendAgain],
  reducers: [couponSlice, invitationDialog, inviteManySlice],
  sagas: [couponsSaga, inviteManySaga],
};
