import { getInvitations, resendInvitation, sendInvitation } from '@/shared/api/invitation';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { resendFailure } from './invitationModel';

const SENT = 'Invitation has been sent successfully...';

export const loadInvitations = createRemoteCall({
  name: 'adminPortal/invitations',
  endpoint: getInvitations,
  concurrency: 'latest',
});

export const sendNewInvitation = createRemoteCall({
  name: 'adminPortal/send',
  endpoint: sendInvitation,
  concurrency: 'leading',
  onSuccess: { notify: SENT, reload: [loadInvitations] },
  onUnclear: { reload: [loadInvitations] },
});

/** One at a time for each invitation. */
export const sendAgain = createRemoteCall({
  name: 'adminPortal/resend',
  endpoint: resendInvitation,
  concurrency: 'leading',
  key: ({ invitationId }) => invitationId,
  onSuccess: { notify: SENT, reload: [loadInvitations] },
  onError: {
    notify: (failure) => ({ text: resendFailure(failure), autoHideSeconds: 6 }),
    reload: [loadInvitations],
  },
});
