import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { loadPlans } from '@/domain/plan/calls';
import { formatPlanDuration } from '@/domain/plan/planModel';
import type { Plan } from '@/shared/api/plan';
import { useRestoreFocus } from '@/shared/browser/useRestoreFocus';
import { formatMoney } from '@/shared/format/numbers';
import { DeleteIcon, EditIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';
import { targets } from '@/shared/theme/tokens';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { RemoteList } from '@/shared/ui/list/RemoteList';
import { Clamp } from '@/shared/ui/table/cells';
import { actionColumn, type Column, idOf } from '@/shared/ui/table/dataTableModel';
import { sendDeletion, sendInvite, sendNewPlan, sendPlan } from './calls';
import { isDeletable, plansCsv } from './planModel';

interface PlanActions {
  readonly onEdit: (plan: Plan) => void;
  readonly onDelete: (plan: Plan) => void;
}

const capital = (word: string): string => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;

function planColumns({ onEdit, onDelete }: PlanActions): readonly Column<Plan>[] {
  return [
    {
      id: 'name',
      narrow: 'lead',
      header: 'Name',
      isRowHeader: true,
      sortBy: ({ name }) => name,
      cell: ({ name, description }) => (
        <>
          <strong>
            <LongText text={name} />
          </strong>
          <br />
          <Clamp quiet>{description}</Clamp>
        </>
      ),
    },
    { id: 'category', header: 'Category', width: '92px', sortBy: ({ category }) => category },
    {
      id: 'price',
      header: 'Price',
      width: '92px',
      align: 'right',
      sortBy: ({ price }) => price,
      cell: ({ price }) => formatMoney(price),
    },
    {
      id: 'duration',
      isSpare: true,
      header: 'Duration',
      width: '98px',
      align: 'right',
      sortBy: ({ durationInDay }) => durationInDay,
      cell: ({ durationInDay }) => formatPlanDuration(durationInDay),
    },
    {
      id: 'perDay',
      isSpare: true,
      header: 'Questions per day',
      width: '102px',
      align: 'right',
      sortBy: ({ questionsPerDay }) => questionsPerDay,
    },
    {
      id: 'type',
      isSpare: true,
      header: 'Type',
      width: '98px',
      sortBy: ({ type }) => type,
      cell: ({ type }) => capital(type),
    },
    {
      id: 'examTypes',
      isSpare: true,
      header: 'Exam types',
      width: '190px',
      cell: ({ examTypes }) => <Clamp>{examTypes.join(', ')}</Clamp>,
    },
    {
      id: 'status',
      header: 'Status',
      width: '96px',
      sortBy: ({ status }) => status,
      cell: ({ status }) => capital(status),
    },
    actionColumn('Actions', '92px', (plan) => (
      <Stack direction="row" spacing={0} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
        <IconAction label={`Edit ${plan.name}`} onClick={() => onEdit(plan)}>
          <EditIcon size={18} />
        </IconAction>
        {isDeletable(plan) ? (
          <IconAction label={`Delete ${plan.name}`} onClick={() => onDelete(plan)}>
            <DeleteIcon size={18} />
          </IconAction>
        ) : (
          // Keeps 'Edit' in place.
          <Box sx={{ width: targets.control }} />
        )}
      </Stack>
    )),
  ];
}

type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly plan: Plan }
  | { readonly kind: 'invite' };

const PlanDialog = lazyDialog(async () => (await import('./PlanDialog')).PlanDialog);
const InviteDialog = lazyDialog(async () => (await import('./InviteDialog')).InviteDialog);

const wordsOf = ({ name, category, type, status, description }: Plan): string =>
  [name, category, type, status, description].join(' ');

/** /manage-plans: plans, and invitations to them. */
export function ManagePlansScreen() {
  const dispatch = useAppDispatch();
  const plans = useRemote(loadPlans, undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [planToDelete, setPlanToDelete] = useState<Plan>();
  useRestoreFocus(plans.data, planToDelete);
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
        defaults={{ size: 25 }}
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
        {({ name }) => `${name} will no longer be offered to anyone. This cannot be undone.`}
      </ConfirmWriteDialog>
    </>
  );
}
