import { loadExamTypes } from '@/domain/question/examTypes';
import type { StoreModule } from '@/shared/store/storeModule';
import { loadPlans, sendDeletion, sendInvite, sendNewPlan, sendPlan } from './calls';
import { deletion } from './deletePlanAction';
import { planDialog } from './planDialogSlice';
import { managePlansSaga } from './managePlansSaga';

export { ManagePlansScreen as Component } from './ManagePlansScreen';

export const storeModule: StoreModule = {
  calls: [loadPlans, loadExamTypes, sendNewPlan, sendPlan, sendDeletion, sendInvite, deletion],
  reducers: [planDialog],
  sagas: [managePlansSaga],
};
