import { describe, expect, it } from 'vitest';
import { adviceFor } from '@/contract/check/advice';
import { callText, declarationOf, exitCodeOf } from '@/contract/check/report';
import type { CallResult } from '@/contract/check/result';
import { EXPIRED_AT_ONCE, NO_EXPIRY } from '@/shared/api/tokenClaims';
import { APP, type Change, check, lineOf, serveDemo } from './servers';

const isOf = (path: RegExp, { url }: Request): boolean => path.test(new URL(url).pathname);

const withHeaders = (response: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status: response.status, headers });
};

/** A response that the app's page may read. */
const readable = (body: unknown, code = 200): Response =>
  Response.json(body, { status: code, headers: { 'Access-Control-Allow-Origin': APP } });

const json =
  (path: RegExp, body: unknown): Change =>
  (response, request) =>
    isOf(path, request) && response.status === 200 ? readable(body) : response;

const status =
  (path: RegExp, code: number): Change =>
  (response, request) =>
    isOf(path, request) ? readable({}, code) : response;

const history = /\/quiz-history\/user\//;

/** A deviation, the line that names it, what the person sees, and the declaration that reads it. */
const ROWS: readonly (readonly [string, string, Change, string, string])[] = [
  [
    'errors without CORS headers',
    'wrongPassword',
    (response) =>
      response.status < 400
        ? response
        : withHeaders(response, (headers) => headers.delete('Access-Control-Allow-Origin')),
    "'QLearn cannot reach its server'",
    'createHttp',
  ],
  [
    'errors of tokens without CORS headers',
    'refusedToken',
    (response) =>
      response.status < 400
        ? response
        : withHeaders(response, (headers) => headers.delete('Access-Control-Allow-Origin')),
    "'QLearn cannot reach its server'",
    'createHttp',
  ],
  [
    'a window of Google cut off from its opener',
    'google',
    (response, request) =>
      isOf(/\/oauth2\//, request)
        ? withHeaders(response, (headers) => headers.set('Cross-Origin-Opener-Policy', 'same-origin'))
        : response,
    'You are not signed in yet. Continue in the Google window',
    'signInWithGoogle',
  ],
  ['no page of Google', 'google', status(/\/oauth2\//, 404), 'a page that fails', 'googleAuthorizePath'],
  [
    'a token that nobody can use accepted',
    'refusedToken',
    (response, request) =>
      isOf(/\/user\/me/, request) && response.status === 401 ? readable({ id: 'u1' }) : response,
    'an expired or withdrawn session is not noticed',
    'createHttp',
  ],
  [
    'a wrong password as an error of the server',
    'wrongPassword',
    (response, request) =>
      isOf(/\/auth\/signin/, request) && response.status === 401 ? readable('', 500) : response,
    "'Something went wrong. Please try again.' after a wrong password",
    'meansWrongCredentials',
  ],
  [
    'an opaque token',
    'signin',
    json(/\/auth\/signin/, { id: 'u1', accessToken: 'abc' }),
    `nobody can sign in: '${NO_EXPIRY}'`,
    'tokenTimes',
  ],
  [
    'a token that has expired already',
    'signin',
    json(/\/auth\/signin/, { id: 'u1', accessToken: 'e30.eyJleHAiOjF9.x' }),
    `nobody can sign in: '${EXPIRED_AT_ONCE}'`,
    'expiryProblem',
  ],
  [
    'no token',
    'signin',
    json(/\/auth\/signin/, { id: 'u1' }),
    "nobody can sign in: 'Login Unsuccessful'",
    'decodeSigninResult',
  ],
  [
    '401 for the user of a fresh token',
    'getMe',
    status(/\/user\/me/, 401),
    "nobody can sign in: 'User not registered'",
    'getMe',
  ],
  [
    '500 for the user of a fresh token',
    'getMe',
    status(/\/user\/me/, 500),
    "nobody can sign in: 'Something went wrong.",
    'getMe',
  ],
  [
    '403 for the history',
    'getHistory',
    status(history, 403),
    "'You are not allowed to do this.'",
    'createHttp',
  ],
  [
    'a refusal of the history with a status of success',
    'getHistory',
    json(history, { success: false }),
    "the server's text, or 'Something went wrong.",
    'readResponse',
  ],
  ['500 for the history', 'getHistory', status(history, 500), "'Something went wrong.", 'readResponse'],
  ['404 for a quiz of a list', 'getQuiz', status(/\/quiz\/[^/]+$/, 404), 'not found', 'readResponse'],
  [
    'another quiz than the one asked for',
    'getQuiz',
    json(/\/quiz\/[^/]+$/, {
      id: '9007199254740992',
      quizStatus: 'COMPLETE',
      questions: [{ questionId: 'n1', marked: true }],
      timerOn: true,
      tutorOn: true,
    }),
    'not found, or the content of another id',
    'id',
  ],
  ['a text for a list', 'getHistory', json(history, 'none'), 'could not be loaded', 'list'],
  [
    'a date in words',
    'getHistory',
    json(history, [{ id: 1, complete: '23 Nov 2026', timerOn: true, tutorOn: true }]),
    'no date at all',
    'isoDate',
  ],
  [
    'questions without a key',
    'getQuestions',
    json(/\/bank\/question$/, [{ questionId: '1', stem: '?', option: { optionList: ['a', 'b'] } }]),
    "'The correct answer of this question could not be read'",
    'answerLetter',
  ],
  [
    'no boolean that decides',
    'getUserPlans',
    json(/\/user\/[^/]+\/plan$/, [{ plan: { id: 1, category: 'PRO' }, expired: false }]),
    'the same as for no, in every row',
    'flag',
  ],
];

describe('a check that finds', () => {
  it.each(ROWS)(
    '%s says by %s what the person sees and how it is read',
    async (_, call, change, seen, source) => {
      const { url } = await serveDemo({ change });
      const result = await check(url, { origin: APP });
      const line = lineOf(result, call);
      expect(line.outcome).toBe('misfit');
      expect(exitCodeOf(result)).toBe(1);
      const text = callText(line, (_style, words) => words);
      expect(text).toContain('\n           the person sees: ');
      expect(text).toContain(seen);
      expect(text).toMatch(/\n {11}on the server: \w.*\n/);
      expect(text).toContain(`read in ${declarationOf(source)}`);
    },
  );

  it.each(['getHistory', 'refusedToken'])(
    'says of 500 without CORS headers for %s only what is seen',
    async (call) => {
      const { url } = await serveDemo({
        change: (response, request) =>
          isOf(history, request) || (isOf(/\/user\/me/, request) && response.status === 401)
            ? Response.json({}, { status: 500 })
            : response,
      });
      const text = callText(lineOf(await check(url, { origin: APP }), call), (_style, words) => words);
      expect(text.match(/the person sees: .*/g)).toEqual([
        expect.stringMatching(
          /'QLearn cannot reach its server', or that nothing was loaded: a browser hides/,
        ),
      ]);
      expect(text.match(/on the server: /g)).toHaveLength(2);
    },
  );
});

describe('advice', () => {
  it('names declarations that exist', () => {
    const result = (path: string, expected: string): CallResult => ({
      ...{ call: 'getHistory', method: 'GET', path: '/', status: 200, ms: 1, cors: null, outcome: 'misfit' },
      ...{ rules: [], notes: [], problems: [{ path, expected, got: 'nothing' }] },
    });
    for (const expected of [
      ...[
        'a list',
        'an id',
        'one of A, B',
        'a date',
        'true or false',
        'a text in UTF-8',
        'an answer',
        'a number',
      ],
      ...[
        'the letter, text or index of an option',
        'what this check has created',
        'a quiz whose id was sent',
      ],
    ]) {
      const [advice] = adviceFor(result('x', expected));
      expect(declarationOf(advice?.source ?? ''), expected).toMatch(/^src\/.+:\d+$/);
    }
  });
});
