import { Button } from '@/shared/ui/button/Button';
import { NativeDialog } from '@/shared/ui/dialog/NativeDialog';

interface PageHoldProps {
  readonly title: string;
  readonly text: string;
  readonly busy?: boolean;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Blocks the page while it is unknown whether the agreement was accepted, or while the dialog loads. */
export function AgreementLoading({ title, text, busy = false, onRetry, onSignOut }: PageHoldProps) {
  return (
    <NativeDialog
      title={title}
      acts={
        <>
          <Button onClick={onSignOut}>Sign out</Button>
          <Button variant="contained" aria-busy={busy} onClick={busy ? undefined : onRetry}>
            Try again
          </Button>
        </>
      }
    >
      <p role="alert">{text}</p>
    </NativeDialog>
  );
}
