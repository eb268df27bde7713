import Typography from '@mui/material/Typography';
import type { ActivePlan } from '@/shared/contract/activePlan';
import { formatDate } from '@/shared/format/dates';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { endingConfirmed, endingDropped, selectDesk } from './desk';

/** Asks once before a subscription is ended. A lazy module, hence the default export. */
export default function EndSubscriptionDialog({ held }: { readonly held: ActivePlan }) {
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
      onAct={() => dispatch(endingConfirmed(held))}
      onKeep={() => dispatch(endingDropped())}
    >
      <Typography>
        Do you want to end your subscription to <strong>{held.plan.name}</strong>?{' '}
        {end === '' ? 'Nothing more is debited.' : `It stays yours until ${end}; nothing more is debited.`}
      </Typography>
      {endProblem !== undefined && (
        <Typography role="alert" sx={{ marginTop: 1.5, color: 'error.main' }}>
          {endProblem}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
