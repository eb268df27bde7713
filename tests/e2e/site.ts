import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { sendUncompressed } from './sendUncompressed';

/** Builds the demo site for production and serves it to all tests. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const outDir = mkdtempSync(join(tmpdir(), 'qlearn-site-'));
  // In a separate process: the test runner's NODE_ENV would make a development build of React and Emotion.
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', VITE_DEMO: '1', VITE_DEMO_DELAY: '0' },
    },
  );
  const server = await preview({
    logLevel: 'warn',
    plugins: [sendUncompressed()],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  // Service workers need a secure context, such as localhost. The workers read the address as their base URL.
  process.env.E2E_SITE = `http://localhost:${String(address.port)}`;
  return async () => {
    await server.close();
    rmSync(outDir, { recursive: true });
  };
}
