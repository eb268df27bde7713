import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { LongText } from '@/shared/notifications/LongText';
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
        {failure !== undefined && (
          <Alert severity="error">
            <LongText text={failure} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <DialogButtons {...props} />
      </DialogActions>
    </Dialog>
  );
}
