import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Invitation } from '@/shared/api/invitation';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { sendAgain } from './calls';

export function ResendButton({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const dispatch = useAppDispatch();
  const isBusy = useSelector((root) => sendAgain.selectState(root, id).status === 'pending');
  return (
    <Tooltip title={`Resend ${email}`}>
      <Button
        size="small"
        aria-busy={isBusy}
        onClick={() => dispatch(sendAgain.actions.request({ invitationId: id }))}
      >
        Resend
      </Button>
    </Tooltip>
  );
}
