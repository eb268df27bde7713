import { Button } from '@/shared/ui/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Plan } from '@/shared/contract/plan';
import { PlanFacts } from './PlanFacts';

interface PlanDetailsDialogProps {
  readonly open: boolean;
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** 'Show Details': everything about one plan on offer. A lazy module, hence the default export. */
export default function PlanDetailsDialog({ open, plan, onClose }: PlanDetailsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{plan.name}</DialogTitle>
      <DialogContent>
        {plan.description !== '' && <Typography sx={{ marginBottom: 2 }}>{plan.description}</Typography>}
        <PlanFacts plan={plan} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
