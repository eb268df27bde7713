import Button from '@mui/material/Button';
import { LongText } from '@/shared/notifications/LongText';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
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
  return (
    <ActionDialog
      title={title}
      content={{ role: 'alert' }}
      actions={
        <>
          <Button onClick={onSignOut}>Sign out</Button>
          <TryAgain variant="contained" aria-busy={busy} onClick={busy ? undefined : onRetry} />
        </>
      }
    >
      <LongText text={text} />
    </ActionDialog>
  );
}
