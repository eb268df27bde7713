import { loadPlans } from '@/domain/plan/calls';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch } from '@/shared/store/hooks';
import { EmailField } from '@/shared/ui/form/EmailField';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { sendNewInvitation } from './calls';
import { invitationRules } from './invitationModel';
import { PlanField } from './PlanField';

/** 'Send invitation': a plan for someone without an account. */
export function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const sending = useOnSuccess(sendNewInvitation, '', onClose);
  const plans = useRemote(loadPlans, undefined);
  return (
    <FormDialog
      title="Send invitation"
      initialValues={{ packageId: '', email: '' }}
      rules={invitationRules}
      submitLabel="Send"
      isBusy={sending.status === 'pending'}
      failure={submitErrorText(sending)}
      onSend={(draft) => dispatch(sendNewInvitation.actions.request(draft))}
      onClose={onClose}
    >
      <PlanField plans={plans} />
      <EmailField />
    </FormDialog>
  );
}
