import { defineConfig } from '@playwright/test';
import browsers from '../browsers/playwright.config';

/** Pictures of what `npm run gallery` has copied, and axe on it, in three engines; run by `npm run gallery:engines`. */
export default defineConfig(browsers, {
  testDir: '.',
  testMatch: 'engines.spec.ts',
  outputDir: '../../test-results/gallery-engines',
  globalSetup: './overviewPage.ts',
  retries: 0,
});
