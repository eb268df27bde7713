import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { signOutRequested } from '@/shared/session/session';
import { withMui } from '@/shared/theme/withMui';
import { whenOpened } from '@/shared/ui/whenOpened';
import { selectAsksToSignOut, stayed } from './signOutSlice';

const { Opened: ConfirmDialog, usePart: useConfirmDialog } = whenOpened(
  withMui(async () => (await import('@/shared/ui/ConfirmDialog')).ConfirmDialog),
  ({ onKeep }) => onKeep(),
);

/** Stands when 'Sign out' was pressed while answers are on this device only. */
export function SignOutQuestion() {
  useConfirmDialog();
  const dispatch = useAppDispatch();
  const asking = useSelector(selectAsksToSignOut);
  if (!asking) return null;
  return (
    <ConfirmDialog
      open
      title="Sign out with unsent answers?"
      act="Sign out"
      keep="Cancel"
      onAct={() => dispatch(signOutRequested())}
      onKeep={() => dispatch(stayed())}
    >
      You have answers that have not been sent yet. They stay on this device for 30 days and are offered again
      when you sign in here.
    </ConfirmDialog>
  );
}
