import { loadPlans } from '@/domain/plan/calls';
import { loadExamTypes } from '@/domain/question/examTypes';
import type { StoreModule } from '@/shared/store/storeModule';
import { sendDeletion, sendInvite, sendNewPlan, sendPlan } from './calls';
import { planDialog } from './planDialogSlice';

export { ManagePlansScreen as Component } from './ManagePlansScreen';

export const storeModule: StoreModule = {
  calls: [loadPlans, loadExamTypes, sendNewPlan, sendPlan, sendDeletion, sendInvite],
  reducers: [planDialog],
};
