import { object } from 'yup';
import { knownPassword } from '@/features/auth/passwordRules';
import type { Credentials } from '@/shared/api/account';
import { meansWrongCredentials } from '@/shared/api/signInRefusal';
import { emailRule } from '@/shared/format/emailAddress';
import { failureText, GENERIC_FAILURE, type RemoteFailure } from '@/shared/remote/remoteError';

export const credentialsSchema = object({
  email: emailRule('Please enter a valid email', 'Email is required'),
  password: knownPassword(),
});

export const noCredentials: Credentials = { email: '', password: '' };

export const FAILURE_SHOWN_FOR_MS = 2_000;

/** Error text of a refused sign-in: the server's message, unless it only means that the credentials are wrong. */
export const signInFailureText = (failure: RemoteFailure): string =>
  meansWrongCredentials(failure)
    ? 'Email or password does not match.'
    : failureText(failure, GENERIC_FAILURE);

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
