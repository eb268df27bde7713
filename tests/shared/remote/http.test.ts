import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe, getUser, signin } from '@/shared/api/account';
import { type DecodeContext, DecodeError } from '@/shared/api/decodeContext';
import type { Endpoint } from '@/shared/api/endpoint';
import { createHttp, type HttpOptions } from '@/shared/remote/http';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}
type Answer =
  | { readonly status: number; readonly body?: string; readonly location?: string }
  | 'reset'
  | 'silence';

let server: Server;
let baseURL = '';
let seen: Seen[] = [];
let answers: Answer[] = [];

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

beforeEach(async () => {
  seen = [];
  answers = [];
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const { method, url, headers } = request;
      seen.push({ method, url, authorization: headers.authorization, body });
      const answer = answers.shift() ?? { status: 200, body: '{}' };
      if (answer === 'silence') return;
      if (answer === 'reset') request.socket.destroy();
      else {
        const { status, location } = answer;
        response.writeHead(status, location === undefined ? {} : { location }).end(answer.body);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'string' || address === null) throw new Error('no port');
  baseURL = `http://127.0.0.1:${address.port}/qlearn`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const read: Endpoint<{ readonly id: string }, unknown> = {
  id: 'getThing',
  method: 'GET',
  path: '/thing/:id/part',
  bearer: 'required',
  isRead: true,
  noneYet: false,
  isOfSession: false,
  request: ({ id }) => ({ segments: { id }, query: { status: 'A,B c' } }),
  decode: (body) => body,
};
const write: typeof read = {
  ...read,
  id: 'putThing',
  method: 'POST',
  isRead: false,
  request: ({ id }) => ({ segments: { id }, body: { name: id } }),
};

function setUp(options: Partial<HttpOptions> = {}) {
  const onUnauthorized = vi.fn();
  const wait = vi.fn(() => Promise.resolve());
  const http = createHttp({
    baseURL,
    getToken: () => 'secret',
    onUnauthorized,
    random: () => 0.5,
    wait,
    ...options,
  });
  return { http, onUnauthorized, wait };
}

async function failureOf(promise: Promise<unknown>): Promise<RemoteError> {
  try {
    await promise;
  } catch (cause) {
    if (cause instanceof RemoteError) return cause;
    throw cause;
  }
  throw new Error('It did not fail');
}

describe('http: what is sent', () => {
  it('fills path, query and Bearer in', async () => {
    await setUp().http.send(read, { id: 'a-1_B' });
    expect(seen).toEqual([
      {
        method: 'GET',
        url: '/qlearn/thing/a-1_B/part?status=A,B+c',
        authorization: 'Bearer secret',
        body: '',
      },
    ]);
  });

  it('sends a body as JSON', async () => {
    await setUp().http.send(write, { id: 'x' });
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"name":"x"}' });
  });

  it.each(['never', 'required', 'optional'] as const)('follows the Bearer rule: %s', async (bearer) => {
    await setUp().http.send({ ...read, bearer }, { id: 'x' });
    expect(seen[0]?.authorization).toBe(bearer === 'never' ? undefined : 'Bearer secret');
  });

  it.each(['never', 'optional'] as const)(
    'sends a call without a token if its Bearer is %s',
    async (bearer) => {
      await setUp({ getToken: () => undefined }).http.send({ ...read, bearer }, { id: 'x' });
      expect(seen[0]?.authorization).toBeUndefined();
    },
  );

  it.each([read, write])(
    'refuses $method $id on the device without its token, and asks why',
    async (call) => {
      const { http, onUnauthorized } = setUp({ getToken: () => undefined });
      expect(await failureOf(http.send(call, { id: 'x' }))).toMatchObject({ status: 401, unclear: false });
      expect(onUnauthorized).toHaveBeenCalledOnce();
      expect(seen).toEqual([]);
    },
  );

  it('refuses the user details on the device without a token, and asks nothing more', async () => {
    const { http, onUnauthorized } = setUp({ getToken: () => undefined });
    expect(await failureOf(http.send({ ...read, isOfSession: true }, { id: 'x' }))).toMatchObject({
      status: 401,
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['a.b', 'a.b'],
    ['a/b', 'a%2Fb'],
    ['urn:x:1', 'urn%3Ax%3A1'],
    ['ada@x.org', 'ada%40x.org'],
    ['é b', '%C3%A9%20b'],
    ['50%', '50%25'],
    ['a?b#c', 'a%3Fb%23c'],
    ['...', '...'],
  ])('sends the id %j as the one segment %s', async (id, segment) => {
    await setUp().http.send(read, { id });
    expect(seen[0]?.url).toBe(`/qlearn/thing/${segment}/part?status=A,B+c`);
  });

  it('sends an id of 256 characters', async () => {
    await setUp().http.send(read, { id: 'x'.repeat(256) });
    expect(seen).toHaveLength(1);
  });

  it.each(['.', '..', '%2E%2E', '%252e%252E', '.%2e', '', ' ', 'x'.repeat(257), 'a\n', 'a%00', '\ud800'])(
    'sends nothing for the segment %j: 404',
    async (id) => {
      expect(await failureOf(setUp().http.send(read, { id }))).toMatchObject({ status: 404, unclear: false });
      expect(seen).toEqual([]);
    },
  );

  it('never leaves the configured origin', async () => {
    await setUp().http.send({ ...read, path: '//evil.example/x' }, { id: 'x' });
    expect(seen[0]?.url).toBe('/qlearn/evil.example/x?status=A,B+c');
  });
});

describe('http: what is read', () => {
  it.each([200, 201])('takes %i for success, decoded', async (status) => {
    answers = [{ status, body: '{"a":1}' }];
    const decode = (body: unknown): string => JSON.stringify(body);
    expect(await setUp().http.send({ ...read, decode }, { id: 'x' })).toBe('{"a":1}');
  });

  it.each([202, 304, 400, 404, 409, 500])('takes %i for an error with its status', async (status) => {
    answers = [{ status }];
    expect(await failureOf(setUp().http.send(read, { id: 'x' }))).toMatchObject({ status });
  });

  it.each([
    ['message before error', '{"message":"M","error":"E"}', 'M'],
    ['error without message', '{"error":"E"}', 'E'],
    ['no empty message', '{"message":" ","error":"E"}', 'E'],
    ['no message that is no text', '{"message":{"a":1}}', undefined],
    ['no HTML page', '<html>502</html>', undefined],
    ['a short plain text', 'Oops', 'Oops'],
    ['nothing of nothing', '', undefined],
  ])('shows %s', async (_, body, text) => {
    answers = [{ status: 400, body }];
    const error = await failureOf(setUp().http.send(read, { id: 'x' }));
    expect(error.serverMessage).toBe(text);
    expect(toFailure(error)).toEqual(
      text === undefined ? { status: 400, unclear: false } : { status: 400, message: text, unclear: false },
    );
  });

  it('takes a body that says so for an error, also of a write whose body is not used', async () => {
    answers = [{ status: 200, body: '{"success":false,"message":"Not on Sundays"}' }];
    const error = await failureOf(setUp().http.send(write, { id: 'x' }));
    expect(toFailure(error)).toEqual({ status: 400, message: 'Not on Sundays', unclear: false });
  });

  it('lets the decoder judge a body that is no JSON', async () => {
    answers = [{ status: 200, body: 'Saved' }];
    expect(await setUp().http.send(write, { id: 'x' })).toBe('Saved');
  });

  it('gives a body that cannot be decoded status 500; of a write the outcome is unclear', async () => {
    const decode = (): never => {
      throw new DecodeError('another body', null);
    };
    expect(toFailure(await failureOf(setUp().http.send({ ...read, decode }, { id: 'x' })))).toEqual({
      status: 500,
      unclear: false,
      unusable: true,
    });
    expect(await failureOf(setUp().http.send({ ...write, decode }, { id: 'x' }))).toMatchObject({
      status: 500,
      unclear: true,
    });
  });
});

describe('http: deviations', () => {
  it('names the call and the rule of each', async () => {
    answers = [{ status: 204 }];
    const onDeviation = vi.fn();
    await setUp({ onDeviation }).http.send(write, { id: 'x' });
    expect(onDeviation.mock.calls).toEqual([['putThing', '204 for a body']]);
  });

  it('names the call of a response in which a part cannot be read', async () => {
    answers = [{ status: 200, body: '{}' }];
    const onDeviation = vi.fn();
    const decode = (_body: unknown, context?: DecodeContext): string => {
      context?.misreads(new DecodeError('a letter', 7));
      return '';
    };
    await setUp({ onDeviation }).http.send({ ...read, decode }, { id: 'x' });
    expect(onDeviation.mock.calls).toEqual([['getThing', 'part that cannot be read']]);
  });
});

describe('http: trying again', () => {
  it.each([['reset' as const], [{ status: 502 }], [{ status: 503 }], [{ status: 504 }]])(
    'tries a read twice more after %j, with growing pauses',
    async (failing) => {
      answers = [failing, failing, { status: 200, body: '1' }];
      const { http, wait } = setUp();
      expect(await http.send(read, { id: 'x' })).toBe(1);
      expect(wait.mock.calls.map((args: unknown[]) => args[0])).toEqual([300, 900]);
    },
  );

  it('spreads the pauses by jitter', async () => {
    answers = ['reset', { status: 200, body: '1' }];
    const { http, wait } = setUp({ random: () => 0 });
    await http.send(read, { id: 'x' });
    expect(wait).toHaveBeenCalledWith(200, expect.anything());
  });

  it('gives up after the third failure: a network failure is status 500', async () => {
    answers = ['reset', 'reset', 'reset', { status: 200 }];
    expect(await failureOf(setUp().http.send(read, { id: 'x' }))).toMatchObject({
      status: 500,
      unclear: false,
    });
    expect(seen).toHaveLength(3);
  });

  it('sends nothing again after a 500', async () => {
    answers = [{ status: 500 }];
    await failureOf(setUp().http.send(read, { id: 'x' }));
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['reset' as const, true],
    [{ status: 502 }, true],
    [{ status: 504 }, true],
    [{ status: 202 }, true],
    [{ status: 503 }, false],
    [{ status: 400 }, false],
  ])('never repeats a write after %j; unclear: %s', async (answer, unclear) => {
    answers = [answer];
    expect((await failureOf(setUp().http.send(write, { id: 'x' }))).unclear).toBe(unclear);
    expect(seen).toHaveLength(1);
  });
});

describe('http: redirects', () => {
  it('follows a redirect to the same origin', async () => {
    answers = [
      { status: 302, location: '/qlearn/other' },
      { status: 200, body: '7' },
    ];
    expect(await setUp().http.send(read, { id: 'x' })).toBe(7);
  });

  it.each([
    ['a read', { ...read, noneYet: true }, '/login', 404, '{}', { status: 401, unclear: false }],
    ['a write', write, '/login?error', 200, '<!doctype html>', { status: 401, unclear: false }],
  ])(
    'takes a page to sign in on, in place of %s, for 401',
    async (_, endpoint, location, status, body, failure) => {
      answers = [
        { status: 302, location },
        { status, body },
      ];
      const { http, onUnauthorized } = setUp();
      expect(toFailure(await failureOf(http.send(endpoint, { id: 'x' })))).toMatchObject(failure);
      expect(onUnauthorized).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['a read', { ...read, noneYet: true }, 404],
    ['a write', write, 200],
  ])('takes no other page for the answer of %s', async (_, endpoint, status) => {
    answers = [
      { status: 302, location: '/maintenance' },
      { status, body: '<!doctype html>' },
    ];
    expect(toFailure(await failureOf(setUp().http.send(endpoint, { id: 'x' })))).toMatchObject({
      status: 500,
      unreachable: 'foreign',
    });
  });

  it('refuses the answer of another origin, which gets no token', async () => {
    const elsewhere = baseURL.replace('127.0.0.1', 'localhost');
    answers = [
      { status: 302, location: `${elsewhere}/other` },
      { status: 200, body: '7' },
    ];
    const failure = toFailure(await failureOf(setUp().http.send(read, { id: 'x' })));
    expect(failure).toEqual({ status: 500, unclear: false, unreachable: 'foreign' });
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer secret', undefined]);
  });
});

describe('http: aborting', () => {
  it('aborts a request in flight', async () => {
    answers = ['silence'];
    const controller = new AbortController();
    const sending = setUp().http.send(read, { id: 'x' }, controller.signal);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('aborts the pause between two attempts', async () => {
    answers = ['reset'];
    const controller = new AbortController();
    const http = createHttp({
      baseURL,
      getToken: () => 'secret',
      onUnauthorized: vi.fn(),
      random: () => 900,
    });
    const sending = http.send(read, { id: 'x' }, controller.signal);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
  });
});

describe('http: 401', () => {
  it.each([401, 403])('reports %i on any call with the present token', async (status) => {
    answers = [{ status }];
    const { http, onUnauthorized } = setUp();
    expect((await failureOf(http.send(write, { id: 'x' }))).status).toBe(status);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it.each([signin, getMe, getUser])('shows nothing on $id', async ({ isOfSession }) => {
    answers = [{ status: 401 }];
    const { http, onUnauthorized } = setUp();
    await failureOf(http.send({ ...read, isOfSession }, { id: 'x' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('shows nothing when no token was sent, or the visitor has another one by now', async () => {
    answers = [{ status: 401 }, { status: 401 }];
    const anonymous = setUp({ getToken: () => undefined });
    await failureOf(anonymous.http.send({ ...read, bearer: 'optional' }, { id: 'x' }));
    expect(anonymous.onUnauthorized).not.toHaveBeenCalled();
    const tokens = ['former', 'present'];
    const changed = setUp({ getToken: () => tokens.shift() });
    await failureOf(changed.http.send(read, { id: 'x' }));
    expect(changed.onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([401, 403])('says that it is not allowed, or the server’s words, after %i', async (status) => {
    answers = [{ status }, { status, body: '{"message":"Only for tutors"}' }];
    const { http } = setUp();
    expect((await failureOf(http.send(write, { id: 'x' }))).serverMessage).toBe(
      'You are not allowed to do this.',
    );
    expect((await failureOf(http.send(write, { id: 'x' }))).serverMessage).toBe('Only for tutors');
  });

  it('leaves the words for a 401 of sign-in to its screen', async () => {
    answers = [{ status: 401 }];
    const { http } = setUp();
    expect(
      (await failureOf(http.send({ ...write, isOfSession: true }, { id: 'x' }))).serverMessage,
    ).toBeUndefined();
  });

  it('signs nobody out at a 500', async () => {
    answers = [{ status: 500 }];
    const { http, onUnauthorized } = setUp();
    await failureOf(http.send(write, { id: 'x' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
