import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { type LazyPart, lazyPart } from './lazyPart';

interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog in its own chunk; if that does not load, a dialog says so, with 'Try again' and 'Close'.
 *
 * @example
 * const EndDialog = lazyDialog(async () => (await import('./EndDialog')).EndDialog);
 * <Button {...EndDialog.opener} onClick={open}>End</Button>
 * {isOpen && <EndDialog onClose={close} />}
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyPart(load, {
    broken: ({ onClose }, retry) => <BrokenDialog onRetry={retry} onClose={onClose} />,
  });
}

function BrokenDialog({ onRetry, onClose }: Closable & { readonly onRetry: () => void }) {
  return (
    <ActionDialog
      onClose={onClose}
      title="Not loaded"
      content={{ role: 'alert' }}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <TryAgain variant="contained" onClick={onRetry} />
        </>
      }
    >
      This could not be opened. Please check your connection and try again.
    </ActionDialog>
  );
}
