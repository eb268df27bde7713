import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built demo site. */
    readonly site: string;
  }
}

/** Builds the demo site as a production build and serves it for all journeys. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const outDir = mkdtempSync(join(tmpdir(), 'qlearn-site-'));
  // A process of its own: the test runner's NODE_ENV would make a development build of React and emotion.
  execFileSync(
    'npx',
    ['--no', '--', 'vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', VITE_DEMO: '1' },
    },
  );
  const server = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  // Service workers need a secure context: 127.0.0.1 and localhost are.
  project.provide('site', `http://localhost:${String(address.port)}`);
  return async () => {
    await server.close();
    rmSync(outDir, { recursive: true });
  };
}
