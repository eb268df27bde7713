/** Contract, section Plans and payments: invitations of the admin portal. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly invitedPackage: { readonly name: string };
  readonly invitationSendDate?: string;
  readonly expirationDate?: string;
  readonly acceptDate?: string;
  readonly status: string;
}
