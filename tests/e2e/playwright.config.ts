import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium';

/** Those of `productionSite.ts`. */
const PRODUCTION_TESTS = /(monitoring|offline|phone|production|updates)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './site.ts',
  workers: 2,
  fullyParallel: true,
  projects: [
    // The build of tests/e2e/productionSite.ts takes its time: one worker makes it, and begins with it.
    { name: 'production', testMatch: PRODUCTION_TESTS, workers: 1 },
    // Transitions take a twelfth of the time: they are left to the tests of the production build.
    {
      name: 'demo',
      testIgnore: PRODUCTION_TESTS,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  forbidOnly: process.env.CI !== undefined,
  // tests/run.mjs names every test that needed its retry.
  retries: process.env.CI === undefined ? 0 : 1,
  // Generous: a loaded machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, before the workers start and read this file.
    baseURL: process.env.E2E_SITE ?? '',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Actions, calls and console. Copies of the page and a film strip take a tenth and a third of the time: `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    launchOptions: {
      executablePath: findChromium(),
      // The pages of a test are closed before optimized code would pay for its compilation.
      args: [...CHROMIUM_ARGS, '--js-flags=--no-maglev,--no-turbofan'],
    },
  },
});
