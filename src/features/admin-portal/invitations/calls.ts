import {
  getInvitations,
  type Invitation,
  type InvitationDraft,
  resendInvitation,
  sendInvitation,
} from '@/shared/api/invitation';
import { addressKey } from '@/shared/format/emailAddress';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { resendFailure } from './invitationModel';

const SENT = 'Invitation has been sent successfully...';

const MOST_PAGES = 50;

/** All pages of invitations, one after the other. */
export const loadInvitations = createRemoteCall({
  name: 'adminPortal/invitations',
  concurrency: 'latest',
  send: async (_: undefined, { http, signal }): Promise<readonly Invitation[]> => {
    const found = new Map<string, Invitation>();
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { invitations, isFull } = await http.send(getInvitations, { page }, signal);
      const before = found.size;
      for (const invitation of invitations) found.set(invitation.id, invitation);
      // A server without pages returns the same list again.
      if (!isFull || found.size === before) break;
    }
    return [...found.values()];
  },
});

/** One of a list: what follows from it follows once, from the whole list. One at a time for each address. */
export const sendOneOfMany = createRemoteCall({
  name: 'adminPortal/sendOne',
  endpoint: sendInvitation,
  concurrency: 'leading',
  key: ({ email }) => addressKey(email),
});

export const sendNewInvitation = createRemoteCall<InvitationDraft, undefined>({
  name: 'adminPortal/send',
  send: (draft) => sendOneOfMany.run(draft),
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
