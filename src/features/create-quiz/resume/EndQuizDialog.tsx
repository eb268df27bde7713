import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { endingWarning } from './resumeModel';

interface EndQuizDialogProps {
  readonly name: string;
  /** Answers on this device that the server does not have. */
  readonly unsent: number;
  readonly busy: boolean;
  /** Why 'End Quiz' or 'Resume' was refused. */
  readonly failure: string | undefined;
  readonly onResume: () => void;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks once before a quiz is ended without its answers; with unsent ones it offers Resume first. */
export function EndQuizDialog({ name, unsent, busy, failure, onResume, onEnd, onClose }: EndQuizDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{`End '${name}'?`}</DialogTitle>
      <DialogContent>
        {unsent > 0 ? endingWarning(unsent) : 'It is closed without being scored and cannot be resumed.'}
        {failure !== undefined && <ErrorAlert text={failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          color="error"
          variant={unsent > 0 ? 'outlined' : 'contained'}
          aria-busy={busy}
          onClick={busy ? undefined : onEnd}
        >
          End Quiz
        </Button>
        {unsent > 0 && (
          <Button variant="contained" onClick={onResume}>
            Resume
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
