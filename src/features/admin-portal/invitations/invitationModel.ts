import { object, string } from 'yup';
import type { Invitation } from '@/shared/api/invitation';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';
import { daysBetween, toTime } from '@/shared/format/dates';
import { emailRule } from '@/shared/format/emailAddress';
import type { RemoteFailure } from '@/shared/remote/remoteError';

export const invitationRules = object({
  packageId: string().required('Choose a plan'),
  email: emailRule('Email not valid'),
});

export const canResend = ({ acceptDate }: Invitation): boolean => acceptDate === undefined;

export type InvitationState = 'open' | 'expired' | 'accepted';

/** `now` in milliseconds. The server's status counts where the dates leave it open. */
export function invitationState(
  { acceptDate, expirationDate, status }: Invitation,
  now: number,
): InvitationState {
  const wireStatus = status.trim().toUpperCase();
  if (acceptDate !== undefined || wireStatus === 'ACCEPTED') return 'accepted';
  const isPast = expirationDate !== undefined && toTime(expirationDate) <= now;
  return isPast || wireStatus === 'EXPIRED' ? 'expired' : 'open';
}

/** Whether an open invitation expires within this many local days of `now`, in milliseconds. */
export const expiresWithinDays = (invitation: Invitation, days: number, now: number): boolean =>
  invitationState(invitation, now) === 'open' &&
  invitation.expirationDate !== undefined &&
  daysBetween(now, invitation.expirationDate) <= days;

/** The server's status as text; derived from the dates if there is none. */
export function invitationStatusName({ status, acceptDate }: Invitation): string {
  const wireStatus = status.trim();
  if (wireStatus === '') return acceptDate === undefined ? 'Sent' : 'Accepted';
  const text = wireStatus.replaceAll('_', ' ').toLowerCase();
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

const CSV: readonly CsvColumn<Invitation>[] = [
  ['Email', ({ email }) => email],
  ['Plan', ({ invitedPackage }) => invitedPackage.name],
  ['Sent (UTC)', ({ invitationSendDate }) => invitationSendDate],
  ['Expires (UTC)', ({ expirationDate }) => expirationDate],
  ['Accepted (UTC)', ({ acceptDate }) => acceptDate],
  ['Status', invitationStatusName],
];

export const invitationsCsv = (invitations: readonly Invitation[]): string => toCsv(CSV, invitations);

/** The server's message, if there is one. */
export const resendFailure = ({ message, unclear }: RemoteFailure): string =>
  unclear
    ? 'The server did not answer, so it is not known whether this was sent. The list has been reloaded.'
    : (message ?? 'The invitation could not be sent. Please try again.');
