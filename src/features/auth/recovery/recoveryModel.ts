import { object, ref, string } from 'yup';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { EMAIL_PATTERN } from '@/shared/format/emailAddress';

/** Rule of the forgot-password form (specification 1, section 5). */
export const forgotSchema = object({
  email: string().trim().required('Email not valid').matches(EMAIL_PATTERN, 'Email not valid'),
});

/** What the reset-password form asks for. */
export interface ResetForm {
  readonly password: string;
  readonly confirmPassword: string;
}

/** The reset-password form before anything was typed. */
export const emptyReset: ResetForm = { password: '', confirmPassword: '' };

/** Rules of the reset-password form (specification 1, section 5): both trimmed, at least 6, the same. */
export const resetSchema = object({
  password: string().trim().required('Please enter a password').min(6, 'Password must be of 6 characters'),
  confirmPassword: string()
    .trim()
    .required('Password does not match')
    .oneOf([ref('password')], 'Password does not match'),
});

/** What the link in the mail carries. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** Undefined for a link that lacks either half. */
export function readResetLink(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search);
  const token = query.get('token')?.trim() ?? '';
  const email = query.get('email')?.trim() ?? '';
  return token === '' || email === '' ? undefined : { token, email };
}

/** What the forgot-password page says where the server is silent. */
export const linkSentText = 'If this email address is registered, a reset link is on its way.';

/** What a refused request for a link says (error catalogue). */
export const forgotFailureText = ({ message }: RemoteFailure): string => message ?? 'Something went wrong...';

/** What a refused reset says: the server's words, for instance that the link has expired. */
export const resetFailureText = ({ message }: RemoteFailure): string =>
  message ?? 'Something went wrong. Please try again.';

/** Said on the way back to the sign-in page. */
export const passwordChangedText = 'Your password has been changed. Please sign in.';
