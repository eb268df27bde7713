import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { ADMIN_PAGES } from '@/domain/adminPages';
import { loadPlans } from '@/domain/plan/calls';
import type { Plan } from '@/shared/api/plan';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { sendDeletion, sendInvite, sendNewPlan, sendPlan } from './calls';
import { planColumns } from './planColumns';
import { plansCsv } from './planModel';

type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly plan: Plan }
  | { readonly kind: 'invite' };

const PlanDialog = lazyDialog(async () => (await import('./PlanDialog')).PlanDialog);
const InviteDialog = lazyDialog(async () => (await import('./InviteDialog')).InviteDialog);

const PAGES = { ...ADMIN_PAGES, size: 25 } as const;

const idOf = ({ id }: Plan): string => id;
const wordsOf = ({ name, category, type, status, description }: Plan): string =>
  [name, category, type, status, description].join(' ');

/** /manage-plans: plans, and invitations to them. */
export function ManagePlansScreen() {
  const dispatch = useAppDispatch();
  const plans = useRemote(loadPlans, undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [planToDelete, setPlanToDelete] = useState<Plan>();
  const close = () => setDialog(undefined);
  const create = () => {
    dispatch(sendNewPlan.actions.reset());
    setDialog({ kind: 'create' });
  };
  const invite = () => {
    dispatch(sendInvite.actions.reset());
    setDialog({ kind: 'invite' });
  };
  const columns = useMemo(() => {
    const onEdit = (plan: Plan) => {
      dispatch(sendPlan.actions.reset());
      setDialog({ kind: 'edit', plan });
    };
    return planColumns({ onEdit, onDelete: setPlanToDelete });
  }, [dispatch]);
  return (
    <>
      <PageHead title="Manage Plans">
        <Button {...InviteDialog.opener} onClick={invite}>
          Send Invite
        </Button>
        <Button variant="contained" {...PlanDialog.opener} onClick={create}>
          Create Plan
        </Button>
      </PageHead>
      <RemoteList
        remote={plans}
        failure="The plans could not be loaded. Please try again."
        name="Plans"
        columns={columns}
        rowKey={idOf}
        wordsOf={wordsOf}
        searchLabel="Search plans"
        defaults={PAGES}
        empty="No plans found."
        minWidth={980}
        csv={{ fileName: 'qlearn-plans.csv', text: plansCsv }}
      />
      {dialog?.kind === 'create' && <PlanDialog onClose={close} />}
      {dialog?.kind === 'edit' && <PlanDialog plan={dialog.plan} onClose={close} />}
      {dialog?.kind === 'invite' && <InviteDialog plans={plans.data ?? []} onClose={close} />}
      <ConfirmWriteDialog
        call={sendDeletion}
        target={planToDelete}
        argsOf={({ id }) => ({ planId: id })}
        title={({ name }) => `Delete ${name}?`}
        confirmLabel="Delete"
        cancelLabel="Cancel"
        failure={(message) => message ?? 'The plan could not be deleted. Please try again.'}
        onClose={() => setPlanToDelete(undefined)}
      >
        {({ name }) => `${name} will no longer be offered to anyone. This cannot be taken back.`}
      </ConfirmWriteDialog>
    </>
  );
}
