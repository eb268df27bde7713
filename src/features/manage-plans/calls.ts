import { createPlan, deletePlan, getPlans, sendPlanInvite, updatePlan } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadPlans = createRemoteCall({
  name: 'managePlans/plans',
  endpoint: getPlans,
  concurrency: 'latest',
});

export const sendNewPlan = createRemoteCall({
  name: 'managePlans/create',
  endpoint: createPlan,
  concurrency: 'leading',
});

export const sendPlan = createRemoteCall({
  name: 'managePlans/update',
  endpoint: updatePlan,
  concurrency: 'leading',
});

export const sendDeletion = createRemoteCall({
  name: 'managePlans/delete',
  endpoint: deletePlan,
  concurrency: 'leading',
});

export const sendInvite = createRemoteCall({
  name: 'managePlans/invite',
  endpoint: sendPlanInvite,
  concurrency: 'leading',
});
