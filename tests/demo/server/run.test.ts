import { createServer, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respondTo } from '@/demo/server/run.mjs';

describe('the server of the demo backend', () => {
  const server = createServer((incoming, outgoing) => {
    void respondTo(incoming, outgoing, () => Promise.resolve(Response.json({ is: 'here' })));
  });
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => void server.close(resolve)));

  const statusOf = (method: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      request({ host: '127.0.0.1', port, method, agent: false }, (response) => {
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
});
