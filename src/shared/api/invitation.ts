import { optionalDate } from './date';
import { id, stringOr, withDefault } from './decode';
import { get, post, put } from './endpoint';
import { type Decoded, entity } from './entity';
import { bodyIgnored } from './ignored';
import { list } from './list';

const decodeInvitedPackage = entity('invitedPackage', ['name'], { name: stringOr });

/** Throws `DecodeError` if the invitation has no id. */
export const decodeInvitation = entity('Invitation', ['id', 'email'], {
  id,
  email: stringOr,
  invitedPackage: withDefault(decodeInvitedPackage, { name: '' }),
  invitationSendDate: optionalDate,
  expirationDate: optionalDate,
  acceptDate: optionalDate,
  status: stringOr,
});

/** An invitation to a plan by e-mail; dates are ISO 8601, UTC. */
export type Invitation = Decoded<typeof decodeInvitation>;

/** Rows per page. */
const PAGE_SIZE = 100;

/** Every invitation: while a page is full, the next one is read. */
export const getInvitations = get('getInvitations', '/enrollments/invitations', list(decodeInvitation), {
  /** `page` counts from 0. */
  request: () => ({ query: { page: '0', size: String(PAGE_SIZE) } }),
  pageSize: PAGE_SIZE,
});

/** `packageId` is the plan's id. */
export interface InvitationDraft {
  readonly email: string;
  readonly packageId: string;
}

export const sendInvitation = post('sendInvitation', '/enrollments/invitations', bodyIgnored(), {
  request: ({ email, packageId }: InvitationDraft) => ({ body: { email, packageId } }),
});

/** Allowed while `acceptDate` is empty. */
export const resendInvitation = put(
  'resendInvitation',
  '/enrollments/invitations/:invitationId',
  bodyIgnored(),
);
