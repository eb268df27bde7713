import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { choosePlan, endSubscription } from '@/features/subscriptions/store/calls';
import { planKey, runningPlans } from '@/features/subscriptions/store/subscriptionsModel';
import type { ActivePlan } from '@/shared/api/activePlan';
import { formatDate } from '@/shared/format/dates';
import { LongText } from '@/shared/notifications/LongText';
import type { Remote } from '@/shared/remote/remoteState';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { useSelector } from '@/shared/store/hooks';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import { Section } from '@/shared/ui/layout/Section';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { DataTable } from '@/shared/ui/table/DataTable';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { activePlanColumns } from './activePlanColumns';

interface ActivePlansProps {
  readonly remote: Remote<readonly ActivePlan[]>;
}

/** 'Active Plans': the visitor's plans; one of them is selected. */
export function ActivePlans({ remote }: ActivePlansProps) {
  const userId = useSelector(selectUser)?.id ?? '';
  const [planToEnd, setPlanToEnd] = useState<ActivePlan>();
  const columns = useMemo(() => activePlanColumns({ onEnd: setPlanToEnd }), []);
  useClearStaleError(choosePlan);
  const refusal = useSelector((root) => choosePlan.selectError(root));
  const heading = useRestoreFocus(remote.data);
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
        empty={<StateMessage tone="empty" text="No active subscriptions found." />}
      >
        {(plans) => (
          <DataTable
            name="Active Plans"
            columns={columns}
            rows={runningPlans(plans)}
            rowKey={planKey}
            narrow="cards"
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
      Do you want to end your subscription to <strong>{plan.plan.name}</strong>?{' '}
      {end === '' ? 'Nothing more is debited.' : `It stays yours until ${end}; nothing more is debited.`}
    </>
  );
}

/** When a button disappears after its action ('Select', 'End Subscription'), focus moves to the heading. */
function useRestoreFocus(plans: readonly ActivePlan[] | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(plans);
  useEffect(() => {
    const isReplaced = former.current !== undefined && former.current !== plans;
    former.current = plans;
    if (isReplaced && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [plans]);
  return heading;
}
