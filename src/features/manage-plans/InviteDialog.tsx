import { plansOnOffer } from '@/domain/plan/planModel';
import type { Plan } from '@/shared/api/plan';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { EmailField } from '@/shared/ui/form/EmailField';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { FormSelect } from '@/shared/ui/form/FormSelect';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { sendInvite } from './calls';
import { inviteRules } from './planModel';

interface InviteDialogProps {
  readonly plans: readonly Plan[];
  readonly onClose: () => void;
}

const WHERE_SEEN =
  'If it was sent, it is listed under Invitations in the Admin Portal: check there before you send it again.';

/** 'Send Invite': offers a plan by e-mail. */
export function InviteDialog({ plans, onClose }: InviteDialogProps) {
  const dispatch = useAppDispatch();
  const sending = useOnSuccess(sendInvite, '', onClose);
  return (
    <FormDialog
      title="Send Invite"
      initialValues={{ planId: '', email: '' }}
      rules={inviteRules}
      submitLabel="Send"
      isBusy={sending.status === 'pending'}
      failure={submitErrorText(sending, WHERE_SEEN)}
      onSend={(invite) => dispatch(sendInvite.actions.request(invite))}
      onClose={onClose}
    >
      <FormSelect
        name="planId"
        label="Plan"
        placeholder="Choose a plan"
        options={plansOnOffer(plans).map(({ id, name }) => ({ value: id, name }))}
      />
      <EmailField />
    </FormDialog>
  );
}
