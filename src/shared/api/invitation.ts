/** Contract, section Plans and payments: invitations of the admin portal. */
import { empty, entityFields, fieldsOf, id, array, optional, optionalDate, stringOr } from './decode';
import type { Endpoint } from './endpoint';

/** Somebody invited to a plan by mail; dates are ISO 8601, UTC. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly invitedPackage: { readonly name: string };
  readonly invitationSendDate?: string | undefined;
  readonly expirationDate?: string | undefined;
  readonly acceptDate?: string | undefined;
  readonly status: string;
}

/** Throws `DecodeError` when the invitation has no id. */
export function decodeInvitation(body: unknown): Invitation {
  const fields = entityFields(body, 'Invitation', 'id', 'email');
  return {
    id: id(fields.get('id')),
    email: stringOr(fields.get('email')),
    invitedPackage: optional(fields.get('invitedPackage'), decodeInvitedPackage) ?? { name: '' },
    invitationSendDate: optionalDate(fields.get('invitationSendDate')),
    expirationDate: optionalDate(fields.get('expirationDate')),
    acceptDate: optionalDate(fields.get('acceptDate')),
    status: stringOr(fields.get('status')),
  };
}

const decodeInvitedPackage = (value: unknown): Invitation['invitedPackage'] => ({
  name: stringOr(fieldsOf(value, 'invitedPackage').get('name')),
});

/** A list, or a page `{ content: […] }`. */
export const decodeInvitations = (body: unknown): Invitation[] => array(body, decodeInvitation, 'page');

export const getInvitations: Endpoint<void, Invitation[]> = {
  id: 'getInvitations',
  method: 'GET',
  path: '/enrollments/invitations',
  bearer: 'required',
  request: () => ({ query: { page: '0', size: '100' } }),
  decode: decodeInvitations,
};

/** Who is invited, and to which plan (`packageId` is its id). */
export interface InvitationDraft {
  readonly email: string;
  readonly packageId: string;
}

/** Contract call `sendInvitation`: mails a link to register with. */
export const sendInvitation: Endpoint<InvitationDraft, undefined> = {
  id: 'sendInvitation',
  method: 'POST',
  path: '/enrollments/invitations',
  bearer: 'required',
  request: ({ email, packageId }) => ({ body: { email, packageId } }),
  decode: empty,
};

/** Allowed while `acceptDate` is empty. */
export const resendInvitation: Endpoint<{ readonly invitationId: string }, undefined> = {
  id: 'resendInvitation',
  method: 'PUT',
  path: '/enrollments/invitations/:invitationId',
  bearer: 'required',
  request: ({ invitationId }) => ({ segments: { invitationId } }),
  decode: empty,
};
