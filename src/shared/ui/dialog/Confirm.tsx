import { withMui } from '@/shared/theme/withMui';
import { lazyPanel } from '@/shared/ui/lazy/lazyPanel';
import { NativeConfirm } from './NativeConfirm';
import { useOnFirstMove } from '@/shared/ui/lazy/useOnFirstMove';

const { Part, ahead } = lazyPanel(
  withMui(async () => (await import('./ConfirmDialog')).ConfirmDialog),
  { hasStandIn: true, broken: (props) => <NativeConfirm {...props} /> },
);

/**
 * ConfirmDialog, for screens that do without MUI until something is asked. Where its code does not come a plain dialog
 * asks the same: what is asked about can always be done.
 */
export const Confirm = Part;

/** Fetches the dialog's code with the visitor's first move; belongs to the screen that may ask. */
export const useConfirm = (): void => useOnFirstMove(ahead);

/** Fetches the dialog's code at once. */
export const fetchConfirm = ahead;
