import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { ActionDialog } from './ActionDialog';

interface ConfirmDialogProps {
  readonly open?: boolean;
  /** The question, which names its object. */
  readonly title: string;
  readonly children: ReactNode;
  readonly failure?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  /** The confirmed write is pending: its button stays and does nothing. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, children, failure, destructive = false, busy = false, onCancel } = props;
  return (
    <ActionDialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button onClick={onCancel}>{props.cancelLabel ?? 'Cancel'}</Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            aria-busy={busy}
            onClick={busy ? undefined : props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {failure !== undefined && <ErrorAlert text={failure} />}
    </ActionDialog>
  );
}
