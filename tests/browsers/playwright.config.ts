import { defineConfig } from '@playwright/test';
import { type EngineName, ENGINES, whyMissing } from './engines/available';
import type { EngineOptions } from './fixtures';

/** Found once: the workers read this file too. In CI, a missing engine is an error. */
function findEngines(): readonly EngineName[] {
  const { QLEARN_ENGINES, CI } = process.env;
  const missing = new Map<EngineName, string>();
  if (QLEARN_ENGINES === undefined) {
    for (const name of ENGINES) {
      const reason = whyMissing(name);
      if (reason !== undefined) missing.set(name, reason);
    }
    for (const [name, reason] of missing) process.stdout.write(`${name}: not tested, ${reason}\n`);
    if (CI !== undefined && missing.size > 0) throw new Error('CI tests all engines.');
  }
  const found = ENGINES.filter((name) => QLEARN_ENGINES?.split(',').includes(name) ?? !missing.has(name));
  process.env.QLEARN_ENGINES = found.join(',');
  return found;
}

/** The journeys in every engine, over a production build and the demo backend as an HTTP server. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  globalSetup: './build.ts',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Generous: a loaded machine must not fail a test.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Each worker has a backend of its own. Two workers with Firefox or WebKit are too much for two processors.
  projects: findEngines().map((engineName) => ({
    name: engineName,
    workers: engineName === 'Chromium' ? 2 : 1,
    use: { engineName },
  })),
});
