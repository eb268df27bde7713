import { signOutRequested } from '@/domain/session/sessionSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { selectSignOutDialog, stayed } from './signOutSlice';

/** Shown when 'Sign out' was pressed while answers are only on this device, or changes would be lost. */
export function SignOutDialog() {
  const dispatch = useAppDispatch();
  const question = useSelector(selectSignOutDialog);
  if (question === undefined) return null;
  return (
    <ConfirmDialog
      title={question.answers ? 'Sign out with unsent answers?' : 'Sign out without saving?'}
      confirmLabel="Sign out"
      onConfirm={() => dispatch(signOutRequested())}
      onCancel={() => dispatch(stayed())}
    >
      {question.changes && <p>Your changes on this page have not been saved.</p>}
      {question.answers && (
        <p>
          You have answers that have not been sent yet. They stay on this device for 30 days and are offered
          again when you sign in here.
        </p>
      )}
    </ConfirmDialog>
  );
}
