import { defineConfig } from '@playwright/test';
import browsers from '../browsers/playwright.config';

/**
 * Takes pictures of the copies that `npm run gallery` made, and runs axe on them, in three engines; run by `npm run
 * gallery:engines`.
 */
export default defineConfig(browsers, {
  testDir: '.',
  testMatch: 'engines.spec.ts',
  outputDir: '../../test-results/gallery-engines',
  globalSetup: './overviewPage.ts',
  retries: 0,
});
