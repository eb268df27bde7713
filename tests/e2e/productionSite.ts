import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { startBackend } from '@/demo/server/run.mjs';
import { type Collector, startCollector } from './collector';
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

interface Site {
  readonly url: string;
  readonly collector: Collector;
  readonly close: () => Promise<void>;
}

async function serveProduction(): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'qlearn-production-'));
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const backend = await startBackend({ port: 0, appOrigin: url });
  const collector = await startCollector();
  // Preproduction is production but for its name: a production build refuses the http: address of this backend.
  execFileSync(
    'npx',
    ['--no', '--', 'vite', 'build', '--mode', 'preproduction', '--outDir', outDir, '--logLevel', 'error'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_API_HOST: backend.url,
        VITE_SENTRY_DSN: collector.dsn,
        VITE_ANALYTICS_URL: collector.analyticsUrl,
        VITE_RELEASE: 'release-under-test',
      },
    },
  );
  const server = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  return {
    url,
    collector,
    close: async () => {
      await server.close();
      await backend.close();
      await collector.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

/**
 * A production build, the demo backend and a collector of errors and events behind real HTTP, each of its own
 * origin; one for each worker, so the playwright configuration gives these tests one worker.
 */
export const test = base.extend<object, { readonly production: Omit<Site, 'close'> }>({
  production: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter
    async ({}, use) => {
      const { close, ...site } = await serveProduction();
      await use(site);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ production }, use) => use(production.url),
});

export const EMAIL = 'student@qlearn.demo';
export const PASSWORD = 'Demo@1234';

/** Signs in as the demo's student: a production build has no 'Demo accounts' panel. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
}

/** Builds a quiz of that many questions on Create Quiz and waits for its first item. */
export async function startQuiz(page: Page, size: number): Promise<void> {
  for (const heading of ['Discipline', 'Organ System', 'Exam Type']) {
    await page.getByRole('checkbox', { name: `Select all ${heading}` }).check();
  }
  await page.getByRole('checkbox', { name: 'All', exact: true }).check();
  await page.getByLabel('# of Questions').fill(String(size));
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await page.getByRole('heading', { name: `Item 1 of ${String(size)}` }).waitFor();
}
