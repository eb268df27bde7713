import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { PlanFacts } from '@/features/subscriptions/ui/PlanFacts';
import type { Plan } from '@/shared/api/plan';

interface PlanDetailsDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

const Description = styled('p')({ margin: '0 0 16px' });

export function PlanDetailsDialog({ plan, onClose }: PlanDetailsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{plan.name}</DialogTitle>
      <DialogContent>
        {plan.description !== '' && <Description>{plan.description}</Description>}
        <PlanFacts plan={plan} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
