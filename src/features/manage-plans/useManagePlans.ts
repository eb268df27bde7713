import { useEffect, useMemo, useState } from 'react';
import { loadPlans } from '@/domain/plan/calls';
import type { Plan } from '@/shared/api/plan';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { sendInvite, sendNewPlan, sendPlan } from './calls';
import { planDialog } from './planDialogSlice';

/** State and actions of the page; the dialogs have hooks of their own. */
export function useManagePlans() {
  const dispatch = useAppDispatch();
  const plans = useRemote(loadPlans, undefined);
  const dialog = useSelector(planDialog.select);
  const [planToDelete, setPlanToDelete] = useState<Plan>();
  useEffect(() => () => void dispatch(planDialog.actions.closed()), [dispatch]);
  const actions = useMemo(
    () => ({
      create: () => {
        dispatch(sendNewPlan.actions.reset());
        dispatch(planDialog.actions.opened({ kind: 'create' }));
      },
      edit: (plan: Plan) => {
        dispatch(sendPlan.actions.reset());
        dispatch(planDialog.actions.opened({ kind: 'edit', plan }));
      },
      invite: () => {
        dispatch(sendInvite.actions.reset());
        dispatch(planDialog.actions.opened({ kind: 'invite' }));
      },
      askDelete: setPlanToDelete,
      cancelDelete: () => setPlanToDelete(undefined),
      close: () => void dispatch(planDialog.actions.closed()),
    }),
    [dispatch],
  );
  return { plans, dialog, planToDelete, actions };
}
