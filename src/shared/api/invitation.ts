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

/** Rows a page. */
const PAGE_SIZE = 100;

/** A list, or a page `{ content: […] }`. `isFull`: another page may follow. */
export const decodeInvitations = (body: unknown) => ({
  invitations: array(body, decodeInvitation, 'page'),
  // Rows that cannot be used count too.
  isFull: array(body, () => true, 'page').length === PAGE_SIZE,
});

export const getInvitations = get({
  id: 'getInvitations',
  path: '/enrollments/invitations',
  /** `page` counts from 0. */
  request: ({ page }: { readonly page: number }) => ({
    query: { page: String(page), size: String(PAGE_SIZE) },
  }),
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
