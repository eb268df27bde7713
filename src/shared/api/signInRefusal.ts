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

/** What the specification names; the patterns are for other backends. */
const SPECIFIED = 'Bad credentials';

const isMismatch = (message: string): boolean =>
  message === SPECIFIED ||
  (MISMATCH.every((pattern) => pattern.test(message)) && !OTHER_REASON.test(message));

interface Refusal {
  readonly status: number;
  readonly message?: string | undefined;
}

/** Whether a refused sign-in only means that email or password is wrong. */
export const meansWrongCredentials = ({ status, message }: Refusal): boolean =>
  message === undefined ? REFUSED.includes(status) : status < 500 && isMismatch(message);
