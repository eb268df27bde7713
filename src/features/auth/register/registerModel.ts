import { type InferType, object, ref, string } from 'yup';
import { newPassword } from '@/features/auth/passwordRules';
import type { Registration } from '@/shared/api/account';
import { emailRule } from '@/shared/format/emailAddress';
import { failureText, GENERIC_FAILURE, type RemoteFailure } from '@/shared/remote/remoteError';

/** `plusAllowed` is false on the production host, where an address must not contain '+'. */
export function registerSchema({ plusAllowed }: { readonly plusAllowed: boolean }) {
  const notValid = plusAllowed
    ? 'Please enter a valid email'
    : 'Please enter a valid email, it should not contain +';
  return object({
    name: string().trim().required('Please enter your name'),
    email: emailRule(notValid, 'Email is required').test(
      'plus',
      notValid,
      (email) => plusAllowed || !email.includes('+'),
    ),
    password: newPassword(),
    confirmPassword: string()
      .required('Password does not match')
      .oneOf([ref('password')], 'Password does not match'),
  });
}

export type RegisterForm = InferType<ReturnType<typeof registerSchema>>;

export const emptyForm: RegisterForm = { name: '', email: '', password: '', confirmPassword: '' };

/** Names under which invitation links contain their token. */
const INVITE_NAMES = ['inviteToken', 'invite_token', 'invite', 'token'] as const;

export function readInviteToken(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return INVITE_NAMES.map((name) => query.get(name)?.trim() ?? '').find((token) => token !== '');
}

interface RegistrationSource {
  /** From the invitation link. */
  readonly inviteToken: string | undefined;
  /** The provider's own e-mail domain: users with such an address are tutors. */
  readonly tutorDomain: string | undefined;
}

/** An address of the provider's own domain makes a tutor. */
export function toRegistration(
  { name, email, password }: RegisterForm,
  { inviteToken, tutorDomain }: RegistrationSource,
): Registration {
  const isTutor = tutorDomain !== undefined && email.toLowerCase().endsWith(`@${tutorDomain}`);
  const roles = [isTutor ? 'ROLE_TUTOR' : 'ROLE_STUDENT'] as const;
  return { name, email, password, roles, ...(inviteToken !== undefined && { inviteToken }) };
}

export const FAILURE_SHOWN_FOR_MS = 3_000;

/** What servers say of an email that has an account. */
const TAKEN = /exist|taken|already|registered|in use|duplicate|unique/i;
/** Other things that may be taken, used or missing. */
const NOT_EMAIL = /passw|invit|token|domain|\bcode\b|link|licen|not exist|n't exist/i;

const saysTaken = (message: string): boolean => TAKEN.test(message) && !NOT_EMAIL.test(message);

/** What the server says is wrong with what was entered; without words, or if it says so, the email is taken. */
export function registerFailureText(failure: RemoteFailure): string {
  const { status, message } = failure;
  const isRefused = status >= 400 && status < 500;
  if (isRefused && message !== undefined && !saysTaken(message)) return message;
  if (status === 400 || status === 409 || (isRefused && message !== undefined)) {
    return 'Email already exists, please use another.';
  }
  return failureText({ ...failure, message: undefined }, GENERIC_FAILURE);
}

/** Shown after a successful registration. */
export const mailSentText =
  'Registered Successfully. A verification mail has been sent to your email. Please click on that link to verify account.';
