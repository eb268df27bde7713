import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { startBackend } from '@/demo/server/run.mjs';
import { test as base } from './fixtures';

/** A port that nobody listens at. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port.'));
        else resolve(address.port);
      });
    });
  });
}

async function serveProduction(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'qlearn-production-'));
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const backend = await startBackend({ port: 0, appOrigin: url });
  // Preproduction is production but for its name: a production build refuses the http: address of this backend.
  execFileSync(
    'npx',
    ['--no', '--', 'vite', 'build', '--mode', 'preproduction', '--outDir', outDir, '--logLevel', 'error'],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST: backend.url } },
  );
  const server = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  return {
    url,
    close: async () => {
      await server.close();
      await backend.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

/** A production build and the demo backend behind real HTTP, of another origin; one for each worker. */
export const test = base.extend<object, { readonly productionUrl: string }>({
  productionUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter
    async ({}, use) => {
      const { url, close } = await serveProduction();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ productionUrl }, use) => use(productionUrl),
});
