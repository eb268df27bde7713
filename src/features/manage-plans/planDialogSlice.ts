import type { Plan } from '@/shared/api/plan';
import { createFormDialog } from '@/shared/ui/form/createFormDialog';
import { sendInvite, sendNewPlan, sendPlan } from './calls';

type PlanDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly plan: Plan }
  | { readonly kind: 'invite' };

/** Which dialog of the page is open. */
export const planDialog = createFormDialog<PlanDialog>('managePlans/dialog', [
  sendNewPlan.actions.success,
  sendPlan.actions.success,
  sendInvite.actions.success,
]);
