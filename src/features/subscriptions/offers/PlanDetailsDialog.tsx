import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PlanFacts } from '@/features/subscriptions/ui/PlanFacts';
import type { Plan } from '@/shared/api/plan';
import { LongText } from '@/shared/notifications/LongText';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';

interface PlanDetailsDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

export function PlanDetailsDialog({ plan, onClose }: PlanDetailsDialogProps) {
  return (
    <ActionDialog onClose={onClose} title={plan.name} actions={<Button onClick={onClose}>Close</Button>}>
      {plan.description !== '' && (
        <Typography sx={{ mb: 2 }}>
          <LongText text={plan.description} />
        </Typography>
      )}
      <PlanFacts plan={plan} />
    </ActionDialog>
  );
}
