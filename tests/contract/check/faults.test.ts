import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exitCodeOf } from '@/contract/check/report';
import { agreeToAll, check, fastClock, lineOf, portOf, serve, serveDemo, type Takeover } from './servers';

const MB = 1024 * 1024;

/** Replaces the demo backend at a path. */
const at =
  (path: string, respond: Takeover): Takeover =>
  (incoming, outgoing) =>
    incoming.method !== 'OPTIONS' &&
    incoming.url?.startsWith(`/qlearn${path}`) === true &&
    respond(incoming, outgoing);

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a check that cannot begin', () => {
  it('says that nothing listens at the address', async () => {
    const result = await check('http://127.0.0.1:1');
    expect(result.stopped).toBe('nothing listens at 127.0.0.1:1');
    expect(exitCodeOf(result)).toBe(2);
    expect(lineOf(result, 'getMe').why).toBe('the check had ended');
  });

  it('says that the host is not known', async () => {
    const result = await check('http://nowhere.invalid');
    expect(result.stopped).toMatch(/nowhere\.invalid/);
    expect(exitCodeOf(result)).toBe(2);
  });

  it('says that the certificate is self-signed', async () => {
    const fixture = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
    const server = createTlsServer({
      key: fixture('selfSigned.key.pem'),
      cert: fixture('selfSigned.cert.pem'),
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const result = await check(`https://localhost:${portOf(server.address())}`);
    expect(result.stopped).toContain('is not trusted: it is self-signed');
    expect(exitCodeOf(result)).toBe(2);
  });

  it('says that a host which speaks no TLS does not', async () => {
    const url = await serve((_, outgoing) => void outgoing.end());
    const result = await check(url.replace('http:', 'https:'));
    expect(result.stopped).toContain('does not speak TLS');
  });

  it('says that the password is refused', async () => {
    const { url } = await serveDemo();
    const result = await check(url, { password: 'wrong' });
    expect(result.stopped).toBe('the backend refuses this e-mail and password');
    expect(exitCodeOf(result)).toBe(2);
  });

  it('says that a sign-in page answers for the backend, and sends nothing more', async () => {
    let requests = 0;
    const url = await serve((_, outgoing) => {
      requests += 1;
      outgoing.end('<!doctype html><title>Sign in to the Wi-Fi</title>');
    });
    const result = await check(url);
    expect(result.stopped).toContain('a page of HTML');
    expect(requests).toBe(1);
  });

  it('says that another site has no such call', async () => {
    const url = await serve((_, outgoing) => void outgoing.writeHead(404).end());
    expect((await check(url)).stopped).toContain('there is no /auth/signin');
  });

  it('calls a sign-in without a token a misfit, not an impossible check', async () => {
    const { url } = await serveDemo({
      change: (response, { url: sent }) => (sent.endsWith('/signin') ? Response.json({ id: 1 }) : response),
    });
    const result = await check(url);
    expect(lineOf(result, 'signin').problems).toEqual([
      { path: '', expected: 'accessToken', got: 'nothing' },
    ]);
    expect(exitCodeOf(result)).toBe(1);
  });

  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['a JWT with exp in milliseconds', `${part({})}.${part({ exp: 1.9e12 })}.x`],
    ['a JWT that has expired already', `${part({})}.${part({ exp: 1e9 })}.x`],
    ['a JWT that has expired already', `${part({})}.${part({ iat: 1.9e9, exp: 1.9e9 - 3_600 })}.x`],
    ['a JWT without exp', `${part({})}.${part({ sub: 1 })}.x`],
    ['a JWT with an exp that is no time', `${part({})}.${part({ exp: 'soon' })}.x`],
    ['an opaque or encrypted token', '5b0f3c1e-8f0a-4c38-9a6b-0d4f2f0c7a11'],
    ['an opaque or encrypted token', `${part({})}.a.b.c.d`],
  ])('calls %s a misfit: nobody could sign in', async (got, accessToken) => {
    const { url } = await serveDemo({
      change: (response, { url: sent }) =>
        sent.endsWith('/signin') ? Response.json({ id: 1, accessToken }) : response,
    });
    const result = await check(url);
    expect(lineOf(result, 'signin').problems).toEqual([
      { path: 'accessToken', expected: 'a JWT with exp in seconds', got },
    ]);
    expect(exitCodeOf(result)).toBe(1);
  });

  it.each([
    [{ errors: [{ defaultMessage: 'No such password here' }] }, 'error text in a list'],
    [{ error_description: 'No such password here' }, 'error text under another name'],
    [{ title: 'No such password here', status: 401 }, 'error text as problem details'],
    ['No such password here', 'error text as plain text'],
    [{ timestamp: 1, status: 401, error: 'Unauthorized', path: '/' }, 'error without a text for a person'],
  ])('names for the refusal %j of a wrong password and of a token: %s', async (body, rule) => {
    const { url } = await serveDemo({
      change: (response) =>
        response.status !== 401
          ? response
          : typeof body === 'string'
            ? new Response(body, { status: 401 })
            : Response.json(body, { status: 401 }),
    });
    const result = await check(url);
    for (const call of ['wrongPassword', 'refusedToken'])
      expect(lineOf(result, call)).toMatchObject({ outcome: 'lenient', rules: [rule], problems: [] });
  });

  it('takes a refusal in a body for one, as the app does', async () => {
    const { url } = await serveDemo({
      change: (response) =>
        response.status === 401 ? Response.json({ code: 401, msg: 'Invalid password' }) : response,
    });
    const result = await check(url);
    const outcome = { problems: [], rules: ['error text under another name'], notes: [] };
    expect(lineOf(result, 'refusedToken')).toMatchObject(outcome);
    expect(lineOf(result, 'wrongPassword')).toMatchObject(outcome);
  });

  it('follows the redirects of a wrong password and of a token as the app does', async () => {
    const { url } = await serveDemo({
      change: (response, { url: sent }) =>
        response.status === 401 && sent.endsWith('/signin')
          ? new Response(null, { status: 302, headers: { Location: '/login?error' } })
          : response,
      takeOver: ({ url: path }, outgoing) => {
        if (path === '/login?error') outgoing.end('<html></html>');
        else if (path === '/qlearn/user/me') outgoing.writeHead(308, { Location: '/qlearn/user/me/' }).end();
        else return false;
        return true;
      },
    });
    const result = await check(url);
    for (const call of ['wrongPassword', 'refusedToken'])
      expect(lineOf(result, call)).toMatchObject({ outcome: 'fits', problems: [] });
  });

  it('says that the user never comes, after two tries of the time that a call has', async () => {
    const clock = fastClock();
    const { url, requests } = await serveDemo({
      takeOver: at('/user', () => {
        clock.expire();
        return true;
      }),
    });
    const result = await check(url, { clock });
    expect(result.stopped).toBe('no complete answer in 30 s');
    expect(requests.filter((request) => request.startsWith('GET /qlearn/user/me'))).toHaveLength(2);
  });

  it('ends the check when the connection is lost in the middle', async () => {
    let calls = 0;
    const { url } = await serveDemo({
      takeOver: (incoming) => {
        calls += 1;
        if (calls > 4) incoming.socket.destroy();
        return calls > 4;
      },
    });
    const result = await check(url, agreeToAll);
    expect(result.stopped).toContain(
      'closed the connection before the answer was complete, 3 calls in a row',
    );
    expect(exitCodeOf(result)).toBe(2);
  });
});

describe('a check of a backend whose one call', () => {
  const answering = async (respond: Takeover, clock = fastClock()) => {
    const { url, requests } = await serveDemo({ takeOver: at('/quiz-history/user', respond) });
    const result = await check(url, { clock });
    const tries = requests.filter((request) => request.startsWith('GET /qlearn/quiz-history/user'));
    return { result, line: lineOf(result, 'getHistory'), tries: tries.length, waits: clock.waits };
  };
  const gotOf = ({ problems }: { readonly problems: readonly { readonly got: string }[] }): string =>
    problems.map(({ got }) => got).join();

  it('says after two tries that a call never ends, and goes on with the others', async () => {
    const clock = fastClock();
    const { result, line, tries } = await answering(() => {
      clock.expire();
      return true;
    }, clock);
    expect(gotOf(line)).toBe('no complete answer in 30 s');
    expect(tries).toBe(2);
    expect(lineOf(result, 'getPerformance').outcome).toBe('fits');
    expect(exitCodeOf(result)).toBe(1);
  });

  it('stops in the middle of its body says so', async () => {
    const { line } = await answering((_, outgoing) => {
      outgoing.writeHead(200, { ...JSON_TYPE, 'Content-Length': '100' }).write('[');
      outgoing.destroy();
      return true;
    });
    expect(gotOf(line)).toContain('closed the connection before the answer was complete');
  });

  it('sends 10 MB is read', async () => {
    const { line } = await answering((_, outgoing) => {
      outgoing.writeHead(200, JSON_TYPE).end(`[${' '.repeat(10 * MB)}]`);
      return true;
    });
    expect(line.outcome).toBe('fits');
  });

  it('sends 21 MB is not read to its end', async () => {
    const { line } = await answering((_, outgoing) => {
      outgoing.writeHead(200, JSON_TYPE).end(Buffer.alloc(21 * MB, ' '));
      return true;
    });
    expect(gotOf(line)).toBe('the answer is larger than 20 MB');
  });

  it('sends a gzip bomb is not unpacked to its end', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MB));
    const { line } = await answering((_, outgoing) => {
      outgoing.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(bomb);
      return true;
    });
    expect(bomb.length).toBeLessThan(MB);
    expect(gotOf(line)).toBe('the answer is larger than 20 MB');
  });

  it('says gzip and is none says so', async () => {
    const { line } = await answering((_, outgoing) => {
      outgoing.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end('[]');
      return true;
    });
    expect(gotOf(line)).toBe('the compressed body cannot be unpacked');
  });

  it('follows a redirect on its own origin, and says so', async () => {
    const { line } = await answering((_, outgoing) => {
      outgoing.writeHead(308, { Location: '/qlearn/quiz/categories' }).end();
      return true;
    });
    expect(line.notes).toEqual(['redirected to GET /qlearn/quiz/categories']);
  });

  it.each([
    ['/login', 404, '401'],
    ['/login', 200, '401'],
    ['/maintenance', 404, 'a page at /maintenance, to which the call is redirected'],
  ])('takes no page at %s, status %i, for none yet, as the app does', async (location, status, got) => {
    const { url } = await serveDemo({
      takeOver: ({ url: path }, outgoing) => {
        if (path === location) outgoing.writeHead(status).end('<html></html>');
        else if (path?.startsWith('/qlearn/quiz-history/user') === true)
          outgoing.writeHead(302, { Location: location }).end();
        else return false;
        return true;
      },
    });
    expect(gotOf(lineOf(await check(url), 'getHistory'))).toBe(got);
  });

  it('refuses a redirect to another origin: no request and no token', async () => {
    const seen: unknown[] = [];
    const other = await serve(({ headers }, outgoing) => {
      seen.push(headers);
      outgoing.end('[]');
    });
    const { line } = await answering((_, outgoing) => {
      outgoing.writeHead(302, { Location: `${other}/elsewhere` }).end();
      return true;
    });
    expect(gotOf(line)).toBe(`redirects to ${other}: not followed, because the token would go there`);
    expect(seen).toEqual([]);
  });

  it('gives up a redirect in a circle', async () => {
    const { line } = await answering(({ url = '' }, outgoing) => {
      outgoing.writeHead(302, { Location: url }).end();
      return true;
    });
    expect(gotOf(line)).toBe('redirected more than 5 times');
  });

  it('tries a call again after a short Retry-After', async () => {
    let isFirst = true;
    const { line, tries, waits } = await answering((_, outgoing) => {
      if (!isFirst) return false;
      isFirst = false;
      outgoing.writeHead(429, { 'Retry-After': '7' }).end();
      return true;
    });
    expect(line).toMatchObject({ outcome: 'fits', notes: ['second try, after: status 429'] });
    expect(tries).toBe(2);
    expect(waits).toContain(7000);
  });

  it('does not wait for a long Retry-After, and says so', async () => {
    const { line, tries } = await answering((_, outgoing) => {
      outgoing.writeHead(503, { 'Retry-After': '3600' }).end();
      return true;
    });
    expect(line).toMatchObject({ outcome: 'misfit', status: 503, notes: ['Retry-After: 3600 s'] });
    expect(tries).toBe(1);
  });
});

describe('a check with writes of a backend that loses an answer', () => {
  it('does not repeat the write, and names what may stay behind', async () => {
    const { url, requests } = await serveDemo({
      takeOver: at('/api/v2/quiz', (incoming) => {
        incoming.socket.destroy();
        return true;
      }),
    });
    const result = await check(url, agreeToAll);
    expect(requests.filter((request) => request === 'POST /qlearn/api/v2/quiz')).toHaveLength(1);
    expect(lineOf(result, 'createQuiz').outcome).toBe('misfit');
    expect(result.staysBehind[0]).toContain('quiz');
  });
});
