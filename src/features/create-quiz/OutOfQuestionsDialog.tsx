import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';

const OUT_OF_QUESTIONS =
  "You've run out of questions for your plan today! Please upgrade your plan if applicable or come back tomorrow.";

/** The day's quota is used up. */
export function OutOfQuestionsDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const navigate = useNavigate();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>No questions left today</DialogTitle>
      <DialogContent>{OUT_OF_QUESTIONS}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => void navigate(paths.subscriptions.to())}>
          Subscriptions
        </Button>
      </DialogActions>
    </Dialog>
  );
}
