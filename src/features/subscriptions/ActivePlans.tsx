import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { bookingsKey, cancelSubscription, loadBookings, loadUserPlans } from '@/domain/plan/calls';
import { loadSelectedPlan } from '@/domain/session/calls';
import { useUser } from '@/domain/session/currentUser';
import {
  bookingToEnd,
  canBeEnded,
  canBeSelected,
  planKey,
  runningPlans,
} from '@/features/subscriptions/store/subscriptionsModel';
import { type ActivePlan, selectPlan } from '@/shared/api/activePlan';
import { useRestoreFocus } from '@/shared/browser/useRestoreFocus';
import { formatDate } from '@/shared/format/dates';
import { TickIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import type { Remote } from '@/shared/remote/remoteState';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { select } from '@/shared/store/effects';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import { Section } from '@/shared/ui/layout/Section';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';

interface PlanChoice {
  readonly userId: string;
  readonly planId: string;
  readonly planName: string;
}

const choosePlan = createRemoteCall<PlanChoice, undefined>({
  name: 'subscriptions/choosePlan',
  endpoint: selectPlan,
  onSuccess: {
    notify: (_, { planName }) => `${planName} is now selected.`,
    reload: [loadUserPlans, loadSelectedPlan],
  },
  onError: { reload: [loadUserPlans, loadSelectedPlan] },
});

const NO_BOOKING = 'The payment of this subscription was not found, so it could not be ended.';

/** Loads bookings only if the plan does not name its own. */
const endSubscription = createRemoteCall<{ readonly plan: ActivePlan; readonly userId: string }, undefined>({
  name: 'subscriptions/end',
  concurrency: 'leading',
  key: ({ plan }) => planKey(plan),
  *send({ plan, userId }) {
    const known = yield* select(loadBookings.selectData, bookingsKey({ userId }));
    const bookingId =
      bookingToEnd(plan, known ?? []) ?? bookingToEnd(plan, yield* loadBookings.run({ userId }));
    if (bookingId === undefined) throw new RemoteError({ status: 400, serverMessage: NO_BOOKING });
    return yield* cancelSubscription.run({ bookingId });
  },
  *verify({ plan, userId }) {
    const plans = yield* loadUserPlans.run({ userId });
    const isRunning = plans.some((listed) => planKey(listed) === planKey(plan) && canBeEnded(listed));
    return isRunning
      ? {
          isDone: false,
          message: 'The server did not answer. It was asked again: your subscription has not been ended.',
        }
      : { isDone: true, data: undefined };
  },
  onSuccess: {
    notify: { text: 'Your subscription has been cancelled successfully...', autoHideSeconds: 6 },
    reload: [loadUserPlans, loadSelectedPlan, loadBookings],
  },
});

/** Id of the cell that names a plan, for the buttons of its row. */
const nameIdOf = (activePlan: ActivePlan): string =>
  `active-plan-${planKey(activePlan).replaceAll(/\W/g, '-')}`;

const term = ({ status, plan, subscriptionEndDt }: ActivePlan): string => {
  const date = formatDate(subscriptionEndDt);
  if (date === '') return '';
  const isLast = status === 'CANCELLED' || plan.category === 'FREE';
  return `${isLast ? 'until' : 'renews'} ${date}`;
};

interface PlanActions {
  readonly onEnd: (plan: ActivePlan) => void;
}

const activePlanColumns = ({ onEnd }: PlanActions): readonly Column<ActivePlan>[] => [
  {
    id: 'plan',
    header: 'Plan',
    narrow: 'lead',
    isRowHeader: true,
    cell: (activePlan) => (
      <span id={nameIdOf(activePlan)}>
        <LongText text={activePlan.plan.name} />{' '}
        <Chip component="span" size="small" label={activePlan.plan.category} />
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '96px',
    cell: ({ status }) => (status === 'CANCELLED' ? 'Cancelled' : 'Active'),
  },
  {
    id: 'started',
    isSpare: true,
    header: 'Started',
    width: '116px',
    cell: ({ subscriptionStartDt }) => formatDate(subscriptionStartDt),
  },
  { id: 'term', header: 'Term', width: '164px', cell: term },
  {
    id: 'questions',
    isSpare: true,
    header: 'Questions per day',
    width: '92px',
    align: 'right',
    cell: ({ plan }) => plan.questionsPerDay,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: '254px',
    align: 'right',
    narrow: 'line',
    cell: (activePlan) => (
      <PlanRowActions activePlan={activePlan} nameId={nameIdOf(activePlan)} onEnd={onEnd} />
    ),
  },
];

interface ActivePlansProps {
  readonly remote: Remote<readonly ActivePlan[]>;
}

/** 'Active Plans': the user's plans; one of them is selected. */
export function ActivePlans({ remote }: ActivePlansProps) {
  const { id: userId } = useUser();
  const [planToEnd, setPlanToEnd] = useState<ActivePlan>();
  const columns = useMemo(() => activePlanColumns({ onEnd: setPlanToEnd }), []);
  useClearStaleError(choosePlan);
  const refusal = useSelector((root) => choosePlan.selectError(root));
  const heading = useRestoreFocus(remote.data, planToEnd);
  return (
    <Section title="Active Plans" heading={heading}>
      {refusal !== undefined && (
        <Typography color="error" role="alert" sx={{ mb: 1 }}>
          <LongText text={refusal.message ?? 'The plan could not be selected. Please try again.'} />
        </Typography>
      )}
      <RemoteContent
        remote={remote}
        failure="Your plans could not be loaded. Please try again."
        skeleton={<TableSkeleton rows={1} />}
        isEmpty={(plans) => runningPlans(plans).length === 0}
        empty={<StateMessage text="No active subscriptions found." />}
      >
        {(plans) => (
          <DataTable
            name="Active Plans"
            columns={columns}
            rows={runningPlans(plans)}
            rowKey={planKey}
            minWidth={760}
          />
        )}
      </RemoteContent>
      <ConfirmWriteDialog
        call={endSubscription}
        target={planToEnd}
        argsOf={(plan) => ({ plan, userId })}
        title={() => 'End Subscription'}
        confirmLabel="End Subscription"
        cancelLabel="Keep"
        failure={(message) => message ?? 'The subscription could not be ended. Please try again.'}
        onClose={() => setPlanToEnd(undefined)}
      >
        {(plan) => <EndQuestion plan={plan} />}
      </ConfirmWriteDialog>
    </Section>
  );
}

function EndQuestion({ plan }: { readonly plan: ActivePlan }) {
  const end = formatDate(plan.subscriptionEndDt);
  return (
    <>
      Do you want to end your subscription to{' '}
      <strong>
        <LongText text={plan.plan.name} />
      </strong>
      <span>
        {end === ''
          ? '? Nothing more is debited.'
          : `? It stays yours until ${end}; nothing more is debited.`}
      </span>
    </>
  );
}

interface PlanRowActionsProps {
  readonly activePlan: ActivePlan;
  /** Id of the element with the plan's name, since the buttons of all rows have the same name. */
  readonly nameId: string;
  readonly onEnd: (plan: ActivePlan) => void;
}

function PlanRowActions({ activePlan, nameId, onEnd }: PlanRowActionsProps) {
  const dispatch = useAppDispatch();
  const { id: userId } = useUser();
  const isBusy = useSelector((root) => {
    const remote = choosePlan.selectState(root);
    return remote.status === 'pending' && remote.args.planId === activePlan.plan.id;
  });
  const { id: planId, name: planName } = activePlan.plan;
  const select = () => dispatch(choosePlan.actions.request({ userId, planId, planName }));
  return (
    <Stack direction="row" sx={{ display: 'inline-flex', justifyContent: 'flex-end' }}>
      {activePlan.isSelected && (
        <Stack component="span" direction="row" spacing={0.5} sx={{ color: 'primary.main' }}>
          <TickIcon size={16} />
          Selected
        </Stack>
      )}
      {canBeSelected(activePlan) && (
        <Button size="small" aria-busy={isBusy} aria-describedby={nameId} onClick={() => select()}>
          Select
        </Button>
      )}
      {canBeEnded(activePlan) && (
        <Button size="small" aria-describedby={nameId} onClick={() => onEnd(activePlan)}>
          End Subscription
        </Button>
      )}
    </Stack>
  );
}
