import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { type ConfirmActsProps, DialogButtons } from './DialogButtons';

/** What is asked, and what either answer does. */
export interface ConfirmDialogProps extends ConfirmActsProps {
  readonly open: boolean;
  /** The question, naming the thing. */
  readonly title: string;
  readonly children: ReactNode;
  /** Why the last attempt failed. */
  readonly failure?: string | undefined;
}

/** Asks once before an act that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, failure, onKeep } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onKeep} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {failure !== undefined && <ErrorAlert text={failure} />}
      </DialogContent>
      <DialogActions>
        <DialogButtons {...props} />
      </DialogActions>
    </Dialog>
  );
}
