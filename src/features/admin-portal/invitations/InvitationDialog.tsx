import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { loadPlans } from '@/domain/plan/calls';
import { LongText } from '@/shared/notifications/LongText';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { FormSelect } from '@/shared/ui/form/FormSelect';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { sendNewInvitation } from './calls';
import { invitationRules, packagesOf } from './invitationModel';

/** 'Send invitation': a plan for someone without an account. */
export function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const sending = useSelector(sendNewInvitation.selectState);
  const packages = useRemote(loadPlans, undefined);
  return (
    <FormDialog
      title="Send invitation"
      initialValues={{ packageId: '', email: '' }}
      rules={invitationRules}
      submitLabel="Send"
      isBusy={sending.status === 'pending'}
      failure={submitErrorText(sending.status === 'error' ? sending.error : undefined)}
      onSend={(draft) => dispatch(sendNewInvitation.actions.request(draft))}
      onClose={onClose}
    >
      {packages.data === undefined && packages.state.status !== 'error' ? (
        <LoadingState
          skeleton={<FormSelect name="packageId" label="Plan" placeholder="Loading plans" options={[]} />}
          onRetry={packages.retry}
          onCancel={() => dispatch(loadPlans.actions.reset())}
        />
      ) : (
        <FormSelect
          name="packageId"
          label="Plan"
          placeholder="Choose a plan"
          options={packagesOf(packages.data ?? []).map(({ id, name }) => ({ value: id, name }))}
        />
      )}
      {packages.state.status === 'error' && (
        <Alert severity="error">
          <LongText text={packages.state.error.message ?? 'The plans could not be loaded.'} />{' '}
          <Button size="small" onClick={packages.retry}>
            Try again
          </Button>
        </Alert>
      )}
      <FormTextField name="email" label="Email" inputMode="email" />
    </FormDialog>
  );
}
