import Button from '@mui/material/Button';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { endingWarning } from './resumeModel';

interface EndQuizDialogProps {
  readonly name: string;
  /** Number of answers on this device that the server does not have. */
  readonly unsent: number;
  readonly busy: boolean;
  /** Why 'End Quiz' or 'Resume' was refused. */
  readonly failure: string | undefined;
  readonly onResume: () => void;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks once before a quiz is ended without its answers; offers Resume first if some are unsent. */
export function EndQuizDialog({ name, unsent, busy, failure, onResume, onEnd, onClose }: EndQuizDialogProps) {
  return (
    <ActionDialog
      onClose={onClose}
      maxWidth="sm"
      title={`End '${name}'?`}
      actions={
        <>
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
        </>
      }
    >
      {unsent > 0 ? endingWarning(unsent) : 'It is closed without being scored and cannot be resumed.'}
      {failure !== undefined && <ErrorAlert text={failure} />}
    </ActionDialog>
  );
}
