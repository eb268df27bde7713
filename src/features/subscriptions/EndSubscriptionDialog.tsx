import type { ActivePlan } from '@/shared/contract/activePlan';
import { formatDate } from '@/shared/format/dates';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { endingConfirmed, selectDesk } from './desk';

interface EndSubscriptionDialogProps {
  readonly held: ActivePlan;
  readonly onKeep: () => void;
}

/** Asks once before a subscription is ended. */
export function EndSubscriptionDialog({ held, onKeep }: EndSubscriptionDialogProps) {
  const dispatch = useAppDispatch();
  const { isEndingSent, endProblem } = useSelector(selectDesk);
  const end = formatDate(held.subscriptionEndDt);
  return (
    <ConfirmDialog
      open
      title="End Subscription"
      act="End Subscription"
      keep="Keep"
      destructive
      busy={isEndingSent}
      failure={endProblem}
      onAct={() => dispatch(endingConfirmed(held))}
      onKeep={onKeep}
    >
      Do you want to end your subscription to <strong>{held.plan.name}</strong>?{' '}
      {end === '' ? 'Nothing more is debited.' : `It stays yours until ${end}; nothing more is debited.`}
    </ConfirmDialog>
  );
}
