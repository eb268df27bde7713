import {
  getInvitations,
  type InvitationDraft,
  resendInvitation,
  sendInvitation,
} from '@/shared/api/invitation';
import { addressKey } from '@/shared/format/emailAddress';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { resendFailure } from './invitationModel';

interface InvitationRef {
  readonly invitationId: string;
}

const SENT = 'Invitation has been sent successfully...';

export const loadInvitations = createRemoteCall({
  name: 'adminPortal/invitations',
  endpoint: getInvitations,
});

/** Part of a list: notification and reload happen once, for the whole list. One call at a time per address. */
export const sendOneOfMany = createRemoteCall({
  name: 'adminPortal/sendOne',
  endpoint: sendInvitation,
  key: ({ email }) => addressKey(email),
});

export const sendNewInvitation = createRemoteCall<InvitationDraft, undefined>({
  name: 'adminPortal/send',
  send: (draft) => sendOneOfMany.run(draft),
  concurrency: 'leading',
  onSuccess: { notify: SENT, reload: [loadInvitations] },
  onUnclear: { reload: [loadInvitations] },
});

/** Resends one invitation of a list, like `sendOneOfMany`; one call at a time for each invitation. */
export const resendOneOfMany = createRemoteCall({
  name: 'adminPortal/resendOne',
  endpoint: resendInvitation,
  key: ({ invitationId }) => invitationId,
});

export const sendAgain = createRemoteCall<InvitationRef, undefined>({
  name: 'adminPortal/resend',
  send: (invitation) => resendOneOfMany.run(invitation),
  concurrency: 'leading',
  key: ({ invitationId }) => invitationId,
  onSuccess: { notify: SENT, reload: [loadInvitations] },
  onError: {
    notify: (failure) => ({ text: resendFailure(failure), autoHideSeconds: 6 }),
    reload: [loadInvitations],
  },
});
