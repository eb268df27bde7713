import type { Invitation } from '@/shared/contract/invitation';
import { useSelector } from '@/shared/remote/hooks';
import { useForgottenFailure } from '@/shared/remote/useForgottenFailure';
import { sendAgain } from './calls';
import { resendFailure } from './invitationModel';

/** Why an invitation was not sent again, until that is tried once more. */
export function ResendFailure({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  useForgottenFailure(sendAgain, id);
  const failure = useSelector((root) => sendAgain.selectError(root, id));
  if (failure === undefined) return null;
  return (
    <p className="q-alert" style={{ marginBottom: 12 }}>
      {email}: {resendFailure(failure)}
    </p>
  );
}
