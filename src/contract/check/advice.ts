/** What each misfit means: to the person in the app, to the backend's team, and where the app reads it. */
import { NOT_REGISTERED } from '@/shared/api/account';
import { EXPIRED_AT_ONCE, NO_EXPIRY } from '@/shared/api/tokenClaims';
import { GENERIC_FAILURE, NOT_ALLOWED } from '@/shared/remote/remoteError';
import type { CallResult, ProblemText } from './result';

export interface Advice {
  /** What the person in the app sees; `undefined` while something else keeps it from being seen. */
  readonly seen?: string | undefined;
  /** What to change on the server. */
  readonly change: string;
  /** The exported function that reads it. */
  readonly source: string;
}

/** A kind of misfit, recognized by a pattern of `expected`, or by the path. */
interface Kind extends Advice {
  readonly expected?: RegExp;
  readonly path?: RegExp;
  readonly got?: RegExp;
  readonly call?: RegExp;
}

const UNREACHED =
  "'QLearn cannot reach its server', or that nothing was loaded: a browser hides a response that its page may not read";

const KINDS: readonly Kind[] = [
  {
    call: /^refusedToken$/,
    path: /^status$/,
    seen: 'an expired or withdrawn session is not noticed: pages fail, and nobody is asked to sign in again',
    change: 'refuse a token that is not valid with 401',
    source: 'createHttp',
  },
  {
    call: /^wrongPassword$/,
    path: /^status$/,
    seen: `'${GENERIC_FAILURE}' after a wrong password, or a sign-in with any password`,
    change: 'refuse a wrong password with 401',
    source: 'meansWrongCredentials',
  },
  {
    call: /^(?:refusedToken|wrongPassword)$/,
    path: /^Access-Control/,
    seen: UNREACHED,
    change: 'send the CORS headers with errors too (4xx and 5xx)',
    source: 'createHttp',
  },
  {
    path: /^Cross-Origin-Opener-Policy$/,
    seen: "'You are not signed in yet. Continue in the Google window' while that window is open",
    change: 'send no Cross-Origin-Opener-Policy with this path (helmet: crossOriginOpenerPolicy: false)',
    source: 'signInWithGoogle',
  },
  {
    call: /^google$/,
    seen: "a page that fails in the window of 'Sign in with Google'",
    change: 'answer this path with a redirect to Google, or leave out that button',
    source: 'googleAuthorizePath',
  },
  {
    path: /^(?:preflight|Access-Control)/,
    seen: UNREACHED,
    change: 'allow the origin, the methods and the headers that are named, for preflights too',
    source: 'createHttp',
  },
  {
    expected: /^a JWT/,
    got: /expired/,
    seen: `nobody can sign in: '${EXPIRED_AT_ONCE}'`,
    change: 'set exp to the end of the session, in seconds since 1970, UTC; set iat too; compare the clocks',
    source: 'expiryProblem',
  },
  {
    expected: /^a JWT/,
    seen: `nobody can sign in: '${NO_EXPIRY}'`,
    change: 'sign in with a JWT that has exp, in seconds since 1970',
    source: 'tokenTimes',
  },
  {
    expected: /^accessToken$/,
    seen: "nobody can sign in: 'Login Unsuccessful'",
    change: 'send the token as accessToken',
    source: 'decodeSigninResult',
  },
  {
    call: /^getMe$/,
    path: /^status$/,
    got: /^40[134]$/,
    seen: `nobody can sign in: '${NOT_REGISTERED}'`,
    change: 'answer with the user whose token signing in has sent, a moment ago',
    source: 'getMe',
  },
  {
    call: /^getMe$/,
    path: /^status$/,
    seen: `nobody can sign in: '${GENERIC_FAILURE}'`,
    change: "answer with 200; the server's log says why it did not",
    source: 'getMe',
  },
  {
    path: /^status$/,
    got: /^40[13]$/,
    seen: `'${NOT_ALLOWED}' in place of the content`,
    change: "allow the call to the account's role",
    source: 'createHttp',
  },
  {
    path: /^status$/,
    got: /^404$/,
    seen: 'not found, or not loaded, in place of the content',
    change: 'serve the path as declared, and find things by the ids that lists contain, to their last digit',
    source: 'readResponse',
  },
  {
    path: /^status$/,
    seen: `'${GENERIC_FAILURE}', or that the content could not be loaded`,
    change: "answer with 200; the server's log says why it did not",
    source: 'readResponse',
  },
  {
    expected: /^what was asked for$/,
    seen: `the server's text, or '${GENERIC_FAILURE}', in place of the content`,
    change: 'answer with 200 and the content; refuse with a status of 400 or more',
    source: 'readResponse',
  },
  {
    expected: /^an answer$/,
    seen: "'QLearn cannot reach its server', or a page that never loads",
    change: 'answer within 30 s, completely',
    source: 'createHttp',
  },
  {
    expected: /^a date$/,
    seen: 'no date at all in its place, and the row sorted as if it had none',
    change: 'send ISO 8601 in UTC: 2026-11-23T10:05:00Z',
    source: 'isoDate',
  },
  {
    expected: /^true or false/,
    seen: 'the same as for no, in every row',
    change: 'send the field with true or false',
    source: 'flag',
  },
  {
    path: /\bcorrectAnswer$/,
    seen: "'The correct answer of this question could not be read', and no option marked as right",
    change: "send the letter of the right option ('B')",
    source: 'answerLetter',
  },
  {
    expected: /^a list$/,
    seen: "that the list could not be loaded, with 'Try again'",
    change: 'send a JSON list',
    source: 'list',
  },
  {
    expected: /^one of /,
    seen: 'the row is missing, or the value is taken for none',
    change: 'send one of the listed values',
    source: 'closedList',
  },
  {
    expected: /^an id$/,
    seen: 'the row is missing',
    change: 'send the id, a text or a number',
    source: 'id',
  },
  {
    expected: /UTF-8$/,
    seen: 'that the content could not be loaded, or wrong letters',
    change: 'encode JSON in UTF-8',
    source: 'parseResponse',
  },
  {
    expected: /id was sent$/,
    seen: 'not found, or the content of another id',
    change: 'find things by the ids that lists contain, to their last digit; ids above 2^53 as texts',
    source: 'id',
  },
  {
    expected: /this check has created$/,
    seen: 'not what was just created',
    change: 'let the list contain what was created, at once',
    source: 'list',
  },
];

/** For anything else. */
const PART: Advice = {
  seen: 'nothing in its place, or that the content could not be loaded',
  change: 'send what is expected',
  source: 'entity',
};

const fits = (pattern: RegExp | undefined, text: string): boolean => pattern?.test(text) ?? true;

const adviceOf = ({ call }: CallResult, { path, expected, got }: ProblemText): Advice =>
  KINDS.find(
    (kind) =>
      fits(kind.call, call) && fits(kind.path, path) && fits(kind.expected, expected) && fits(kind.got, got),
  ) ?? PART;

/** One for each kind of problem. Of a response that a browser hides, the person sees nothing else. */
export function adviceFor(result: CallResult): readonly Advice[] {
  const all = [...new Set(result.problems.map((problem) => adviceOf(result, problem)))];
  const isHidden = result.problems.some(({ path }) =>
    /^(?:preflight|Access-Control-Allow-Origin)/.test(path),
  );
  return isHidden
    ? all.map((advice) => (advice.seen === UNREACHED ? advice : { ...advice, seen: undefined }))
    : all;
}
