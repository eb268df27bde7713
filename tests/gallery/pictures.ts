import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../e2e/accessibility';
import { test as base, expect } from '../e2e/fixtures';
import { copyDocument, recordRules, settle } from './copy';
import { COPIES, GALLERY, isForEngines, THEMES, WINDOWS } from './folder';
import type { State } from './states';

const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => void context.addInitScript(recordRules));
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** A test for each state, which takes its pictures. */
export function takePictures(states: readonly State[]): void {
  for (const { name, role, isLoading = false, open, shown } of states) {
    test(name, async ({ page: visitorPage, openSignedIn }) => {
      const page = role === undefined ? visitorPage : await openSignedIn(role);
      await open(page);
      if (!isLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      mkdirSync(COPIES, { recursive: true });
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        for (const theme of THEMES) {
          // Emulated as the system's preference: charts have colors of their own for each theme.
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await page.evaluate(settle);
          await shown?.(page).scrollIntoViewIfNeeded();
          const file = `${name}-${theme}-${String(window.width)}`;
          if (isForEngines(window.width))
            writeFileSync(join(COPIES, `${file}.html`), await page.evaluate(copyDocument));
          await page.screenshot({ path: join(GALLERY, `${file}.png`), fullPage: true });
        }
      }
      await expectAccessible(page, `${name} at 390 px`);
      await page.setViewportSize(WINDOWS[0]);
      await expectAccessible(page, `${name} at ${String(WINDOWS[0].width)} px`);
    });
  }
}
