import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, naming the thing. */
  readonly title: string;
  readonly children: ReactNode;
  /** Why the last attempt failed. */
  readonly failure?: string | undefined;
  /** The name of what is confirmed. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly destructive?: boolean;
  /** The confirmed write is pending: its button stays and does nothing. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, failure, destructive = false, busy = false, onConfirm, onCancel } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {failure !== undefined && <ErrorAlert text={failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{props.cancelLabel}</Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          aria-busy={busy}
          onClick={busy ? undefined : onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
