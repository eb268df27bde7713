import { loadExamTypes } from '@/shared/bank/examTypes';
import type { StoreModule } from '@/shared/remote/storeModule';
import { loadPlans, sendDeletion, sendInvite, sendNewPlan, sendPlan } from './calls';
import { deletion } from './deletion';
import { planDialog } from './dialog';
import { managePlansSaga } from './saga';

export { ManagePlansScreen as Component } from './ManagePlansScreen';

export const storeModule: StoreModule = {
  calls: [loadPlans, loadExamTypes, sendNewPlan, sendPlan, sendDeletion, sendInvite, deletion],
  reducers: [planDialog],
  sagas: [managePlansSaga],
};
