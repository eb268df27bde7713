import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { LongText } from '@/shared/notifications/LongText';

interface ActionDialogProps extends Omit<DialogProps, 'title' | 'open' | 'content'> {
  readonly open?: boolean;
  readonly title: string;
  readonly content?: DialogContentProps;
  /** The buttons, with the main action last. */
  readonly actions: ReactNode;
}

export function ActionDialog({
  open = true,
  title,
  content,
  actions,
  children,
  ...dialog
}: ActionDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} aria-labelledby={titleId} fullWidth maxWidth="xs" {...dialog}>
      <DialogTitle id={titleId}>
        <LongText text={title} />
      </DialogTitle>
      <DialogContent {...content}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
