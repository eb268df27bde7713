import { getInvitations, resendInvitation, sendInvitation } from '@/shared/api/invitation';
import { getPlans } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadInvitations = createRemoteCall({
  name: 'adminPortal/invitations',
  endpoint: getInvitations,
  concurrency: 'latest',
});

/** Contract call `getPlans`: the packages that an invitation can offer. */
export const loadPackages = createRemoteCall({
  name: 'adminPortal/packages',
  endpoint: getPlans,
  concurrency: 'latest',
});

export const sendNewInvitation = createRemoteCall({
  name: 'adminPortal/send',
  endpoint: sendInvitation,
  concurrency: 'leading',
});

/** One at a time for each invitation. */
export const sendAgain = createRemoteCall({
  name: 'adminPortal/resend',
  endpoint: resendInvitation,
  concurrency: 'leading',
  key: ({ invitationId }) => invitationId,
});
