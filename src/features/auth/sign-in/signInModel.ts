import { object } from 'yup';
import { knownPassword } from '@/features/auth/passwordRules';
import type { Credentials } from '@/shared/api/account';
import { emailRule } from '@/shared/format/emailAddress';
import { failureText, GENERIC_FAILURE, type RemoteFailure } from '@/shared/remote/remoteError';

export const credentialsSchema = object({
  email: emailRule('Please enter a valid email', 'Email is required'),
  password: knownPassword(),
});

export const noCredentials: Credentials = { email: '', password: '' };

export const FAILURE_SHOWN_FOR_MS = 2_000;

/** Of servers that do not recognize the email or the password, if they do not say why. */
const REFUSED: readonly number[] = [400, 401, 403, 422];

/** Both together mean an unknown email or a wrong password. */
const MISMATCH = [
  /credential|passw(?:or)?d|\bpwd\b|user|account|e-?mail|log-?\s?[io]n|sign-?\s?in|authenticat/i,
  /\b(?:bad|invalid|wrong|incorrect|unknown|mismatch|failed|failure|unable|no (?:such|active|user|account))\b|(?:\bnot|n't) (?:be )?(?:\w+ )?(?:match|found|exist|correct|right|valid|recogni|log|authenticat)/i,
] as const;

/** What a person must know to go on is shown in the server's words. */
const OTHER_REASON =
  /expir|lock|reset|chang|attempt|verif|confirm|activat|disabl|block|suspend|must|should|requir|at least|character|too |format|server|service|database|code|captcha|one-time/i;

const isMismatch = (message: string): boolean =>
  MISMATCH.every((pattern) => pattern.test(message)) && !OTHER_REASON.test(message);

/** Error text of a refused sign-in: the server's message, unless it only means that the credentials are wrong. */
export function signInFailureText(failure: RemoteFailure): string {
  const { status, message } = failure;
  const isRefused = message === undefined ? REFUSED.includes(status) : status < 500 && isMismatch(message);
  if (isRefused) return 'Email or password does not match.';
  return failureText(failure, GENERIC_FAILURE);
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
