import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../e2e/accessibility';
import { expect, test } from '../e2e/fixtures';
import { GALLERY, THEMES, WINDOWS } from './folder';
import { states } from './states';

for (const { name, role, isLoading = false, open, shown } of states) {
  test(name, async ({ page: visitorPage, openSignedIn }) => {
    const page = role === undefined ? visitorPage : await openSignedIn(role);
    await open(page);
    if (!isLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      for (const theme of THEMES) {
        // As the system's choice: charts have colours of their own for each theme.
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await settled(page);
        await shown?.(page).scrollIntoViewIfNeeded();
        const path = join(GALLERY, `${name}-${theme}-${String(window.width)}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    }
    await expectAccessible(page, `${name} at 390 px`);
    await page.setViewportSize(WINDOWS[0]);
    await expectAccessible(page, `${name} at ${String(WINDOWS[0].width)} px`);
  });
}

/** No image is still loading, the layout of the new width has been painted, and its transitions have ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A picture of the whole page shows a sticky header where it is scrolled to.
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
