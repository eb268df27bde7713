import { beforeAll, describe, expect, it } from 'vitest';
import { createHttpBackend } from '@/demo/server/httpBackend';

const APP = 'http://localhost:5173';
const API = 'http://localhost:8787/qlearn';

describe('the demo backend over HTTP', () => {
  let respond: (request: Request) => Promise<Response>;
  beforeAll(async () => {
    respond = await createHttpBackend(APP, new URL(API).origin);
  });

  const signIn = (origin: string) =>
    respond(
      new Request(`${API}/auth/signin`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'student@qlearn.demo', password: 'Demo@1234' }),
      }),
    );

  it('signs in the demo student', async () => {
    const response = await signIn(APP);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ email: 'student@qlearn.demo' });
  });

  it('lets the app of another origin call with a token', async () => {
    const preflight = await respond(
      new Request(`${API}/user/me`, { method: 'OPTIONS', headers: { Origin: APP } }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    expect((await signIn(APP)).headers.get('Access-Control-Allow-Origin')).toBe(APP);
  });

  it('lets no other site read a response', async () => {
    expect((await signIn('https://elsewhere.example')).headers.has('Access-Control-Allow-Origin')).toBe(
      false,
    );
  });

  it('serves the pages of other services at its own origin', async () => {
    const page = await respond(new Request('http://localhost:8787/mails'));
    expect(page.headers.get('Content-Type')).toBe('text/html');
  });

  it('returns 404 for a path that the contract does not have', async () => {
    expect((await respond(new Request(`${API}/nothing/here`))).status).toBe(404);
  });
});
