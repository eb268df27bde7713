import { createPlan, deletePlan, getPlans, sendPlanInvite, updatePlan } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** Contract call `getPlans`: every plan there is. */
export const loadPlans = createRemoteCall({
  name: 'managePlans/plans',
  endpoint: getPlans,
  concurrency: 'latest',
});

/** Contract call `createPlan`. */
export const sendNewPlan = createRemoteCall({
  name: 'managePlans/create',
  endpoint: createPlan,
  concurrency: 'leading',
});

/** Contract call `updatePlan`. */
export const sendPlan = createRemoteCall({
  name: 'managePlans/update',
  endpoint: updatePlan,
  concurrency: 'leading',
});

/** Contract call `deletePlan`. */
export const sendDeletion = createRemoteCall({
  name: 'managePlans/delete',
  endpoint: deletePlan,
  concurrency: 'leading',
});

/** Contract call `sendPlanInvite`. */
export const sendInvite = createRemoteCall({
  name: 'managePlans/invite',
  endpoint: sendPlanInvite,
  concurrency: 'leading',
});
