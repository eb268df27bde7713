import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import type { Invitation } from '@/shared/api/invitation';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { useAppDispatch, useAppStore, useSelector } from '@/shared/store/hooks';
import { sendAgain } from './calls';
import { resendFailure } from './invitationModel';

/** Why resending failed, until it is tried again or the page is left. */
export function ResendFailures({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const failed = useSelector(sendAgain.selectFailedKeys, shallowEqual);
  useEffect(
    () => () => {
      for (const id of sendAgain.selectFailedKeys(store.getState())) dispatch(sendAgain.actions.reset(id));
    },
    [dispatch, store],
  );
  if (failed.length === 0) return null;
  return invitations
    .filter(({ id }) => failed.includes(id))
    .map((invitation) => <ResendFailure key={invitation.id} invitation={invitation} />);
}

function ResendFailure({ invitation: { id, email } }: { readonly invitation: Invitation }) {
  const failure = useSelector((root) => sendAgain.selectError(root, id));
  if (failure === undefined) return null;
  return <ErrorAlert text={`${email}: ${resendFailure(failure)}`} role="presentation" sx={{ mb: 1.5 }} />;
}
