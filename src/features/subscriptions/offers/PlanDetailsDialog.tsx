import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PlanFacts } from '@/features/subscriptions/ui/PlanFacts';
import type { Plan } from '@/shared/api/plan';

interface PlanDetailsDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

export function PlanDetailsDialog({ plan, onClose }: PlanDetailsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{plan.name}</DialogTitle>
      <DialogContent>
        {plan.description !== '' && <Typography sx={{ mb: 2 }}>{plan.description}</Typography>}
        <PlanFacts plan={plan} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
