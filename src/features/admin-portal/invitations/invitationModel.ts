import { object, string } from 'yup';
import type { Invitation } from '@/shared/api/invitation';
import type { Plan } from '@/shared/api/plan';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { EMAIL_PATTERN } from '@/shared/format/emailAddress';

/** The rules of the invitation's form. */
export const invitationRules = object({
  packageId: string().required('Choose a plan'),
  email: string().trim().required('Email not valid').matches(EMAIL_PATTERN, 'Email not valid'),
});

/** An invitation may be sent again while nobody has accepted it. */
export const canResend = ({ acceptDate }: Invitation): boolean => acceptDate === undefined;

/** The server's status as a word; where it says none, what the dates tell. */
export function statusName({ status, acceptDate }: Invitation): string {
  const said = status.trim();
  if (said === '') return acceptDate === undefined ? 'Sent' : 'Accepted';
  const words = said.replaceAll('_', ' ').toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** In the server's words where it gave any. */
export const resendFailure = ({ message }: RemoteFailure): string =>
  message ?? 'The invitation could not be sent. Please try again.';

/** The packages of an invitation: the plans on offer. */
export const packagesOf = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(({ status }) => status === 'ACTIVE');
