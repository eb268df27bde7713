import { array, empty, id, optional, optionalDate, stringOr } from './decode';
import { get, post, put } from './endpoint';
import { type Decoded, entity } from './entity';

const decodeInvitedPackage = entity('invitedPackage', ['name'], { name: stringOr });

/** Throws `DecodeError` when the invitation has no id. */
export const decodeInvitation = entity('Invitation', ['id', 'email'], {
  id,
  email: stringOr,
  invitedPackage: (value) => optional(value, decodeInvitedPackage) ?? { name: '' },
  invitationSendDate: optionalDate,
  expirationDate: optionalDate,
  acceptDate: optionalDate,
  status: stringOr,
});

/** An invitation to a plan by e-mail; dates are ISO 8601, UTC. */
export type Invitation = Decoded<typeof decodeInvitation>;

/** A list, or a page `{ content: […] }`. */
export const decodeInvitations = (body: unknown): Invitation[] => array(body, decodeInvitation, 'page');

export const getInvitations = get({
  id: 'getInvitations',
  path: '/enrollments/invitations',
  request: () => ({ query: { page: '0', size: '100' } }),
  decode: decodeInvitations,
});

/** `packageId` is the plan's id. */
export interface InvitationDraft {
  readonly email: string;
  readonly packageId: string;
}

/** Sends an e-mail with a link to register. */
export const sendInvitation = post({
  id: 'sendInvitation',
  path: '/enrollments/invitations',
  request: ({ email, packageId }: InvitationDraft) => ({ body: { email, packageId } }),
  decode: empty,
});

/** Allowed while `acceptDate` is empty. */
export const resendInvitation = put({
  id: 'resendInvitation',
  path: '/enrollments/invitations/:invitationId',
  decode: empty,
});
