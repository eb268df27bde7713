import { describe, expect, it } from 'vitest';
import { APP, check, lineOf, serveDemo } from './servers';

type Headers = Readonly<Record<string, string>>;

/** Checks the demo backend with other headers on preflights and on responses. */
async function checkCors(preflight: Headers, answer?: Headers, status = 204) {
  const { url } = await serveDemo({
    takeOver: ({ method }, outgoing) => {
      if (method !== 'OPTIONS') return false;
      outgoing.writeHead(status, preflight).end();
      return true;
    },
    change: (response) => {
      if (answer === undefined) return response;
      response.headers.delete('Access-Control-Allow-Origin');
      const headers = new globalThis.Headers(response.headers);
      for (const [name, value] of Object.entries(answer)) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
  });
  return check(url, { origin: APP });
}

const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

describe('a check with an origin', () => {
  it('accepts * for the origin and the methods, since the app sends no cookies', async () => {
    const line = lineOf(await checkCors(ALLOWED, { 'Access-Control-Allow-Origin': '*' }), 'getMe');
    expect(line).toMatchObject({ cors: 'fits', outcome: 'fits' });
  });

  it('finds that the answer does not allow the origin', async () => {
    const line = lineOf(await checkCors(ALLOWED, {}), 'getMe');
    expect(line).toMatchObject({ cors: 'misfit', outcome: 'misfit' });
    expect(line.problems).toEqual([
      { path: 'Access-Control-Allow-Origin', expected: `${APP} or *`, got: 'nothing' },
    ]);
  });

  it('finds that the preflight does not allow Authorization, which * does not cover', async () => {
    const headers = { ...ALLOWED, 'Access-Control-Allow-Headers': '*' };
    const line = lineOf(await checkCors(headers), 'getMe');
    expect(line.problems).toEqual([
      { path: 'preflight.Access-Control-Allow-Headers', expected: 'authorization', got: '*' },
    ]);
  });

  it('finds that the preflight is answered by an error', async () => {
    const line = lineOf(await checkCors(ALLOWED, undefined, 401), 'getMe');
    expect(line.problems).toContainEqual({
      path: 'preflight',
      expected: 'a status from 200 to 299',
      got: '401',
    });
  });

  it('finds that the preflight of a write does not allow its method', async () => {
    const { url } = await serveDemo({
      takeOver: ({ method }, outgoing) => {
        if (method !== 'OPTIONS') return false;
        outgoing.writeHead(204, { ...ALLOWED, 'Access-Control-Allow-Methods': 'GET, POST' }).end();
        return true;
      },
    });
    const result = await check(url, { origin: APP, agree: () => Promise.resolve(true) });
    expect(lineOf(result, 'createQuiz').problems).toEqual([]);
    expect(lineOf(result, 'putPreference').problems).toEqual([
      { path: 'preflight.Access-Control-Allow-Methods', expected: 'PUT', got: 'GET, POST' },
    ]);
  });

  it('finds that a browser may not read the Location header that has the new id', async () => {
    const { url } = await serveDemo({
      change: (response, request) => {
        if (!request.url.endsWith('/api/v2/quiz')) return response;
        const headers = { Location: '/qlearn/quiz/4711', 'Access-Control-Allow-Origin': APP };
        return new Response(null, { status: 201, headers });
      },
    });
    const result = await check(url, { origin: APP, agree: () => Promise.resolve(true) });
    expect(lineOf(result, 'createQuiz').problems).toContainEqual({
      path: 'Access-Control-Expose-Headers',
      expected: 'Location',
      got: 'nothing',
    });
  });

  it('checks no CORS without an origin', async () => {
    const { url, requests } = await serveDemo();
    expect(lineOf(await check(url), 'getMe').cors).toBeNull();
    expect(requests.some((request) => request.startsWith('OPTIONS'))).toBe(false);
  });
});
