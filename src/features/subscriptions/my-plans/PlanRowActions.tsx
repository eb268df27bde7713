import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { selectUser } from '@/domain/session/sessionSlice';
import { choosePlan } from '@/features/subscriptions/store/calls';
import { canBeEnded, canBeSelected } from '@/features/subscriptions/store/subscriptionsModel';
import type { ActivePlan } from '@/shared/api/activePlan';
import { TickIcon } from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

interface PlanRowActionsProps {
  readonly activePlan: ActivePlan;
  /** Id of the element with the plan's name: the buttons of all rows have the same name. */
  readonly nameId: string;
  readonly onEnd: (plan: ActivePlan) => void;
}

/** Actions on one of the visitor's plans. */
export function PlanRowActions({ activePlan, nameId, onEnd }: PlanRowActionsProps) {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id ?? '';
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
