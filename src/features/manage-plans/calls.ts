import { loadPlans } from '@/domain/plan/calls';
import { createPlan, deletePlan, sendPlanInvite, updatePlan } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const sendNewPlan = createRemoteCall({
  name: 'managePlans/create',
  endpoint: createPlan,
  onSuccess: { notify: 'Plan created successfully', reload: [loadPlans] },
  onUnclear: { reload: [loadPlans] },
});

export const sendPlan = createRemoteCall({
  name: 'managePlans/update',
  endpoint: updatePlan,
  onSuccess: { notify: 'Plan updated successfully', reload: [loadPlans] },
  onUnclear: { reload: [loadPlans] },
});

export const sendDeletion = createRemoteCall({
  name: 'managePlans/delete',
  endpoint: deletePlan,
  key: ({ planId }) => planId,
  *verify({ planId }) {
    const plans = yield* loadPlans.run();
    return plans.some(({ id }) => id === planId) ? { isDone: false } : { isDone: true, data: undefined };
  },
  onSuccess: { notify: 'Plan deleted successfully', reload: [loadPlans] },
});

export const sendInvite = createRemoteCall({
  name: 'managePlans/invite',
  endpoint: sendPlanInvite,
  onSuccess: { notify: 'Invite has been sent successfully...' },
});
