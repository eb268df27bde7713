import { type InferType, object, ref, string } from 'yup';
import { knownPassword } from '@/features/auth/passwordRules';
import { emailRule } from '@/shared/format/emailAddress';
import { failureText, GENERIC_FAILURE, type RemoteFailure } from '@/shared/remote/remoteError';

export const forgotSchema = object({
  email: emailRule('Email not valid'),
});

/** Both are trimmed, at least 6 characters long and equal. */
export const resetSchema = object({
  password: knownPassword().trim(),
  confirmPassword: string()
    .trim()
    .required('Password does not match')
    .oneOf([ref('password')], 'Password does not match'),
});

export const emptyReset: InferType<typeof resetSchema> = { password: '', confirmPassword: '' };

export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/** Undefined if the link lacks either parameter. */
export function readResetLink(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search);
  const token = query.get('token')?.trim() ?? '';
  const email = query.get('email')?.trim() ?? '';
  return token === '' || email === '' ? undefined : { token, email };
}

/** Shown if the server sends no message. */
export const linkSentText = 'If this email address is registered, a reset link is on its way.';

export const forgotFailureText = (failure: RemoteFailure): string =>
  failureText(failure, 'Something went wrong...');

/** The server's message, for instance that the link has expired. */
export const resetFailureText = (failure: RemoteFailure): string => failureText(failure, GENERIC_FAILURE);

/** Shown on the sign-in page after a reset. */
export const passwordChangedText = 'Your password has been changed. Please sign in.';
