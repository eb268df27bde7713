import { useEffect, useRef } from 'react';
import type { ActivePlan } from '@/shared/contract/activePlan';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { DataTable } from '@/shared/ui/DataTable';
import { RemoteContent } from '@/shared/ui/RemoteContent';
import { withMui } from '@/shared/theme/withMui';
import { StateMessage } from '@/shared/ui/StateMessage';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { whenOpened } from '@/shared/ui/whenOpened';
import { activePlanColumns } from './activePlanColumns';
import { endingDropped, selectDesk } from './desk';
import { DeskSection } from './DeskSection';
import { keyOf, runningPlans } from './model';

const { Opened: EndSubscriptionDialog, usePart: useEndSubscriptionDialog } = whenOpened(
  withMui(async () => (await import('./EndSubscriptionDialog')).EndSubscriptionDialog),
  ({ onKeep }) => onKeep(),
);

interface ActivePlansProps {
  readonly remote: RemoteState<unknown, readonly ActivePlan[]>;
  readonly onRetry: () => void;
}

/** 'Active Plans': what the visitor has; one of them counts. */
export function ActivePlans({ remote, onRetry }: ActivePlansProps) {
  useEndSubscriptionDialog();
  const dispatch = useAppDispatch();
  const { ending, selectProblem } = useSelector(selectDesk);
  const heading = useFocusKept(remote.status === 'idle' ? undefined : remote.data);
  return (
    <DeskSection aria-labelledby="active-plans">
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
        onRetry={onRetry}
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
      {ending !== undefined && (
        <EndSubscriptionDialog held={ending} onKeep={() => dispatch(endingDropped())} />
      )}
    </DeskSection>
  );
}

/** A button that goes away with what it did ('Select', 'End Subscription') leaves its focus to the heading. */
function useFocusKept(plans: readonly ActivePlan[] | undefined) {
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
