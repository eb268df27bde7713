import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Plugin, preview } from 'vite';
import { startBackend } from '@/demo/server/run.mjs';
import { type Collector, startCollector } from './collector';
import { test as base } from './fixtures';
import { freePort } from './freePort';
import { sendUncompressed } from './sendUncompressed';

/** The first release that is served, and the next one. */
export const RELEASE = 'release-under-test';
export const NEXT_RELEASE = 'next-release';

interface Site {
  readonly url: string;
  readonly collector: Collector;
  /**
   * Replaces all files that are served, except those whose names match `missing`, like a host in the middle of a
   * deployment.
   */
  readonly deploy: (release: typeof RELEASE | typeof NEXT_RELEASE, missing?: RegExp) => void;
  readonly close: () => Promise<void>;
}

/** Sends 404 for a missing asset, as the supported hosts do; the preview alone would send the document. */
export const missingAssets = (served: string): Plugin => ({
  name: 'missing-assets',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://preview');
      if (!pathname.startsWith('/assets/') || existsSync(join(served, pathname))) {
        next();
        return;
      }
      response.statusCode = 404;
      response.removeHeader('Cache-Control');
      response.end();
    });
  },
});

async function serveProduction(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'qlearn-production-'));
  const served = join(folder, 'served');
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const backend = await startBackend({ port: 0, appOrigin: url });
  const collector = await startCollector();
  // In a separate process: the test runner's NODE_ENV would make a development build of React and Emotion.
  execFileSync('node', ['tests/e2e/buildReleases.mjs', folder, RELEASE, NEXT_RELEASE], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_API_HOST: backend.url,
      VITE_SENTRY_DSN: collector.dsn,
      VITE_ANALYTICS_URL: collector.analyticsUrl,
    },
  });
  const deploy: Site['deploy'] = (release, missing) => {
    rmSync(served, { recursive: true, force: true });
    const left: string[] = [];
    cpSync(join(folder, release), served, {
      recursive: true,
      filter: (file) => {
        if (missing?.test(file) === true) left.push(file);
        return !left.includes(file);
      },
    });
    if (missing !== undefined && left.length === 0) throw new Error(`No file matches ${missing.source}.`);
  };
  deploy(RELEASE);
  const server = await preview({
    logLevel: 'warn',
    plugins: [missingAssets(served), sendUncompressed()],
    build: { outDir: served },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  return {
    url,
    collector,
    deploy,
    close: async () => {
      await server.close();
      await backend.close();
      await collector.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * A production build, the demo backend and a collector of errors and events over HTTP, each with an origin of its own.
 * Each worker has its own, so the Playwright configuration gives these tests one worker.
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

/** Builds a quiz of that many questions on Create Quiz, and waits for its first item. */
export async function startQuiz(page: Page, size: number): Promise<void> {
  for (const heading of ['Discipline', 'Organ System', 'Exam Type']) {
    await page.getByRole('checkbox', { name: `Select all ${heading}` }).check();
  }
  await page.getByRole('checkbox', { name: 'All', exact: true }).check();
  await page.getByLabel('# of Questions').fill(String(size));
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await page.getByRole('heading', { name: `Item 1 of ${String(size)}` }).waitFor();
  await page.getByRole('region', { name: 'Question', exact: true }).waitFor();
}
