import { useEffect, useRef } from 'react';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';
import type { ActivePlan } from '@/shared/api/activePlan';
import { formatDate } from '@/shared/format/dates';
import { useSelector } from '@/shared/store/hooks';
import type { Remote } from '@/shared/remote/remoteState';
import { DataTable } from '@/shared/ui/table/DataTable';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { StateMessage } from '@/shared/ui/states/StateMessage';
import { TableSkeleton } from '@/shared/ui/table/TableSkeleton';
import { activePlanColumns } from './activePlanColumns';
import { selectMyPlans } from './myPlansSlice';
import { SubscriptionsSection } from '@/features/subscriptions/ui/SubscriptionsSection';
import { ending } from './endSubscription';
import { keyOf, runningPlans } from '@/features/subscriptions/store/subscriptionsModel';

interface ActivePlansProps {
  readonly remote: Remote<readonly ActivePlan[]>;
}

/** 'Active Plans': the visitor's plans; one of them is selected. */
export function ActivePlans({ remote }: ActivePlansProps) {
  const { selectProblem } = useSelector(selectMyPlans);
  const heading = useRestoreFocus(remote.data);
  return (
    <SubscriptionsSection aria-labelledby="active-plans">
      <h2 id="active-plans" ref={heading} tabIndex={-1}>
        Active Plans
      </h2>
      {selectProblem !== undefined && (
        <p className="problem" role="alert">
          {selectProblem}
        </p>
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
            columns={activePlanColumns}
            rows={runningPlans(plans)}
            rowKey={keyOf}
            narrow="cards"
            minWidth={760}
          />
        )}
      </RemoteContent>
      <ConfirmWriteDialog act={ending} title={() => 'End Subscription'} name="End Subscription" keep="Keep">
        {(held) => <EndingQuestion held={held} />}
      </ConfirmWriteDialog>
    </SubscriptionsSection>
  );
}

function EndingQuestion({ held }: { readonly held: ActivePlan }) {
  const end = formatDate(held.subscriptionEndDt);
  return (
    <>
      Do you want to end your subscription to <strong>{held.plan.name}</strong>?{' '}
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
