import { useMemo, useState } from 'react';
import { loadPlans } from '@/domain/plan/calls';
import type { Plan } from '@/shared/api/plan';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';
import { sendInvite, sendNewPlan, sendPlan } from './calls';

type PlanDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly plan: Plan }
  | { readonly kind: 'invite' };

/** State and actions of the page; the dialogs have hooks of their own. */
export function useManagePlans() {
  const dispatch = useAppDispatch();
  const plans = useRemote(loadPlans, undefined);
  const [dialog, setDialog] = useState<PlanDialog>();
  const [planToDelete, setPlanToDelete] = useState<Plan>();
  const actions = useMemo(
    () => ({
      create: () => {
        dispatch(sendNewPlan.actions.reset());
        setDialog({ kind: 'create' });
      },
      edit: (plan: Plan) => {
        dispatch(sendPlan.actions.reset());
        setDialog({ kind: 'edit', plan });
      },
      invite: () => {
        dispatch(sendInvite.actions.reset());
        setDialog({ kind: 'invite' });
      },
      askDelete: setPlanToDelete,
      cancelDelete: () => setPlanToDelete(undefined),
      close: () => setDialog(undefined),
    }),
    [dispatch],
  );
  return { plans, dialog, planToDelete, actions };
}
