import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { signOutRequested } from '@/shared/session/session';
import { Confirm, useConfirm } from '@/shared/ui/Confirm';
import { selectAsksToSignOut, stayed } from './signOutSlice';

/** Stands when 'Sign out' was pressed while answers are on this device only. */
export function SignOutQuestion() {
  useConfirm();
  const dispatch = useAppDispatch();
  const asking = useSelector(selectAsksToSignOut);
  if (!asking) return null;
  return (
    <Confirm
      open
      title="Sign out with unsent answers?"
      act="Sign out"
      keep="Cancel"
      onAct={() => dispatch(signOutRequested())}
      onKeep={() => dispatch(stayed())}
    >
      You have answers that have not been sent yet. They stay on this device for 30 days and are offered again
      when you sign in here.
    </Confirm>
  );
}
