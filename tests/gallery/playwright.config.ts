import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config';

/** Pictures of every state; run by `npm run gallery`, not part of `npm test`. */
export default defineConfig(e2e, {
  testDir: '.',
  testMatch: ['content.spec.ts', 'gallery.spec.ts'],
  outputDir: '../../test-results/gallery',
  globalSetup: ['../e2e/site.ts', './overviewPage.ts'],
  retries: 0,
  use: { trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
});
