import { spawn } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respondTo, startBackend } from '@/demo/server/run.mjs';

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}

describe('the server of the demo backend', () => {
  const server = createServer((incoming, outgoing) => {
    void respondTo(incoming, outgoing, () => Promise.resolve(Response.json({ is: 'here' })));
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  const statusOf = (method: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ host: '127.0.0.1', port: portOf(server), method, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it('returns 500 for a method that a Request does not take, and goes on', async () => {
    expect(await statusOf('TRACE')).toBe(500);
    expect(await statusOf('GET')).toBe(200);
  });

  it('fails to start at a port that is in use', async () => {
    await expect(startBackend({ port: portOf(server), appOrigin: 'http://localhost' })).rejects.toMatchObject(
      {
        code: 'EADDRINUSE',
      },
    );
  });
});

describe('the command that starts the demo backend', () => {
  it.each([
    [['--help'], 0, '--like spring|hal|nest|laravel'],
    [['--like', 'django'], 2, '--like takes one of spring, hal, nest, laravel.'],
    [['--port', '1'], 2, "Unknown option '--port'"],
  ])('ends with words for a person at the arguments %j', async (args, code, words) => {
    const child = spawn(process.execPath, ['src/demo/server/run.mjs', ...args], {
      env: { ...process.env, PORT: '0' },
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(`${out}${err}`).toContain(words);
    expect(`${out}${err}`).not.toMatch(/\n\s+at /);
    expect(await ended).toBe(code);
  });
});
