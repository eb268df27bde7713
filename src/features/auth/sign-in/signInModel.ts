import { object } from 'yup';
import { knownPassword } from '@/features/auth/passwordRules';
import type { Credentials } from '@/shared/api/account';
import { emailRule } from '@/shared/format/emailAddress';
import { GENERIC_FAILURE, type RemoteFailure, unreachableText } from '@/shared/remote/remoteError';

export const credentialsSchema = object({
  email: emailRule('Please enter a valid email', 'Email is required'),
  password: knownPassword(),
});

export const noCredentials: Credentials = { email: '', password: '' };

export const FAILURE_SHOWN_FOR_MS = 2_000;

const BAD_CREDENTIALS = 'Bad credentials';

/** Error text of a refused sign-in: the server's message, except its default ones. */
export function signInFailureText(failure: RemoteFailure): string {
  const { status, message } = failure;
  if (status !== 401) return message ?? unreachableText(failure) ?? GENERIC_FAILURE;
  return message === undefined || message === BAD_CREDENTIALS ? 'Email or password does not match.' : message;
}

export interface DemoAccount {
  readonly name: 'Student' | 'Tutor' | 'Admin';
  readonly credentials: Credentials;
}

/** Accounts seeded by the demo backend; used behind `__DEMO__`, so that other builds drop them. */
export const demoAccounts: readonly DemoAccount[] = /* @__PURE__ */ (
  ['Student', 'Tutor', 'Admin'] as const
).map((name) => ({
  name,
  credentials: { email: `${name.toLowerCase()}@qlearn.demo`, password: 'Demo@1234' },
}));
