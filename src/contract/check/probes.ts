/** Requests that are no call of the app's lists: what happens when a call is refused, and how Google's window opens. */
import type { Known } from '@/contract/calls/known';
import { getMe, googleAuthorizePath, signin } from '@/shared/api/account';
import { readResponse } from '@/shared/api/response';
import { meansWrongCredentials } from '@/shared/api/signInRefusal';
import { toApiResponse } from './caller';
import type { Client, ClientOptions, Reached } from './client';
import { responseProblems } from './cors';
import { Failure } from './failure';
import { type CallResult, type Made, outcomeOf, type ProblemText, ruleText, toText } from './result';
import type { Exchange, HttpResponse } from './transport';

interface ProbeOptions extends Omit<ClientOptions, 'limits' | 'clock'> {
  readonly client: Client;
}

interface Finding {
  readonly problems: readonly ProblemText[];
  readonly rules?: readonly string[];
  readonly notes?: readonly string[];
}

interface Probe extends Pick<CallResult, 'call' | 'method' | 'path'> {
  /** Whether a page of the app has to be allowed to read the response; redirects are then followed. */
  readonly isReadByPages: boolean;
  readonly sent: Exchange;
  readonly judge: (reached: Reached) => Finding;
}

const statusProblem = (expected: string, { status }: HttpResponse): ProblemText[] => [
  { path: 'status', expected, got: String(status) },
];

/** The status of a refusal, and what it says, as the app reads them. */
function refusalOf(
  endpoint: typeof getMe | typeof signin,
  reached: Reached,
): {
  readonly status: number;
  readonly message?: string | undefined;
  readonly rules: readonly string[];
} {
  const result = readResponse<never, unknown>(endpoint, [toApiResponse(reached)]);
  // A refusal with a status of success is named as a problem.
  const rules = result.deviations
    .filter(({ rule }) => rule !== 'refusal with a status of success')
    .map(ruleText);
  return result.outcome === 'refused'
    ? { status: result.status, message: result.message, rules }
    : { status: reached.response.status, rules: [] };
}

/** The app then asks whether the session is over. */
const refusedToken = (client: Client, token: string): Probe => ({
  call: 'refusedToken',
  method: getMe.method,
  path: getMe.path,
  isReadByPages: true,
  sent: client.exchangeOf({ endpoint: getMe, request: {}, token: `${token}x` }),
  judge: (reached) => {
    const { status, rules } = refusalOf(getMe, reached);
    return [401, 403].includes(status)
      ? { problems: [], rules }
      : { problems: statusProblem('401 or 403 for a token that is not valid', reached.response) };
  },
});

/** One wrong password, once. */
const wrongPassword = (client: Client, { email, mark }: Known): Probe => ({
  call: 'wrongPassword',
  method: signin.method,
  path: signin.path,
  isReadByPages: true,
  sent: client.exchangeOf({
    endpoint: signin,
    request: signin.request({ email, password: `Wrong-1-${mark}` }),
  }),
  judge: (reached) => {
    const refusal = refusalOf(signin, reached);
    if (refusal.status < 400 || refusal.status >= 500)
      return { problems: statusProblem('400, 401, 403 or 422 for a wrong password', reached.response) };
    const isKnown = meansWrongCredentials(refusal);
    return {
      problems: [],
      rules: refusal.rules,
      notes: isKnown ? [] : ["the person reads the server's own words"],
    };
  },
});

const SEVERED: readonly string[] = ['same-origin', 'noopener-allow-popups'];
const OPENER_POLICY = 'Cross-Origin-Opener-Policy';

const googleWindow = (base: string, origin: string): Probe => ({
  call: 'google',
  method: 'GET',
  path: '/oauth2/authorize/google',
  isReadByPages: false,
  sent: {
    method: 'GET',
    url: new URL(`${base}${googleAuthorizePath(origin)}`),
    headers: { Accept: 'text/html' },
  },
  judge: ({ response }) => {
    if (response.status >= 400)
      return { problems: statusProblem("Google's page, or a redirect to it", response) };
    const policy = String(response.headers[OPENER_POLICY.toLowerCase()] ?? '')
      .split(';')[0]
      ?.trim()
      .toLowerCase();
    return {
      problems: SEVERED.includes(policy ?? '')
        ? [{ path: OPENER_POLICY, expected: 'none, or same-origin-allow-popups', got: policy ?? '' }]
        : [],
    };
  },
});

async function make(
  { client, origin }: ProbeOptions,
  { judge, isReadByPages, sent, ...line }: Probe,
): Promise<Made> {
  let reached: Reached | undefined;
  let finding: Finding;
  try {
    reached = await (isReadByPages ? client.follow(sent) : client.sendOnce(sent));
    finding = judge(reached);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    finding = { problems: [{ path: '', expected: 'an answer', got: error.message }] };
  }
  const cors =
    isReadByPages && origin !== undefined && reached !== undefined
      ? responseProblems(reached.response, origin, false).map(toText)
      : undefined;
  const problems = [...finding.problems, ...(cors ?? [])];
  const { rules = [] } = finding;
  const result: CallResult = {
    ...line,
    status: reached?.response.status ?? null,
    ms: reached?.ms ?? null,
    cors: cors === undefined ? null : cors.length > 0 ? 'misfit' : 'fits',
    outcome: outcomeOf(problems, rules),
    rules,
    problems,
    notes: [...(reached?.notes ?? []), ...(finding.notes ?? [])],
  };
  const token = sent.headers.Authorization?.replace('Bearer ', '');
  return { result, exchanges: reached === undefined ? [] : [reached], token };
}

/** Makes each probe once, after the account has signed in. */
export async function probe(
  options: ProbeOptions,
  known: Known,
  onMade: (made: Made) => void,
): Promise<void> {
  const { client, base, origin } = options;
  if (known.token !== undefined) onMade(await make(options, refusedToken(client, known.token)));
  onMade(await make(options, wrongPassword(client, known)));
  if (origin !== undefined) onMade(await make(options, googleWindow(base, origin)));
}
