import { type ReactNode, useId } from 'react';
import { Button } from './Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

/** What is asked, and what either answer does. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, naming the thing. */
  readonly title: string;
  readonly children: ReactNode;
  /** The acting button's name is the act's name. */
  readonly act: string;
  readonly keep: string;
  readonly destructive?: boolean;
  /** The act is under way: the button stays, says so, and does nothing. */
  readonly busy?: boolean;
  /** Why the last attempt came to nothing. */
  readonly failure?: string | undefined;
  readonly onAct: () => void;
  readonly onKeep: () => void;
}

/** Asks once before an act that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    act,
    keep,
    destructive = false,
    busy = false,
    failure,
    onAct,
    onKeep,
  } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onKeep} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {failure !== undefined && (
          <p className="q-alert" role="alert" style={{ marginTop: 12 }}>
            {failure}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onKeep}>{keep}</Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          aria-busy={busy}
          onClick={busy ? undefined : onAct}
        >
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
