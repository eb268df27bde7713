import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium';

/** The tests that use `productionSite.ts`. */
const PRODUCTION_TESTS = /(monitoring|offline|phone|production|updates)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './site.ts',
  workers: 2,
  fullyParallel: true,
  projects: [
    // The build in tests/e2e/productionSite.ts takes long: only one worker makes it, and starts with it.
    { name: 'production', testMatch: PRODUCTION_TESTS, workers: 1 },
    // Transitions take a twelfth of the time: only the tests of the production build have them.
    {
      name: 'demo',
      testIgnore: PRODUCTION_TESTS,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Generous: a loaded machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, before the workers start and read this file.
    baseURL: process.env.E2E_SITE ?? '',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Actions, calls and console. Snapshots would take another tenth of the time and screenshots a third: use `--trace
    // on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    launchOptions: {
      executablePath: findChromium(),
      // The pages of a test are closed before optimized code would be worth its compilation.
      args: [...CHROMIUM_ARGS, '--js-flags=--no-maglev,--no-turbofan'],
    },
  },
});
