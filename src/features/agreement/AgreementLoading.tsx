import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { LongText } from '@/shared/notifications/LongText';
import { TryAgain } from '@/shared/ui/states/TryAgain';

interface AgreementLoadingProps {
  readonly title: string;
  readonly text: string;
  readonly busy?: boolean;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Blocks the page while it is unknown whether the agreement was accepted, or while the dialog loads. */
export function AgreementLoading({ title, text, busy = false, onRetry, onSignOut }: AgreementLoadingProps) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent role="alert">
        <LongText text={text} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onSignOut}>Sign out</Button>
        <TryAgain variant="contained" aria-busy={busy} onClick={busy ? undefined : onRetry} />
      </DialogActions>
    </Dialog>
  );
}
