import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures';
import { NEXT_RELEASE, RELEASE, signIn, test } from './productionSite';

const openSettings = (page: Page) => page.goto('/user-settings');

const expectRelease = (page: Page, release: string): Promise<void> =>
  expect(page.getByText(`Release ${release}`)).toBeVisible();

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test.afterEach(({ production }) => production.deploy(RELEASE));

test.describe('without a service worker', () => {
  /** A page that may have errors. */
  async function openPage(browser: Browser, baseURL: string): Promise<Page> {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    return context.newPage();
  }

  test('a tab whose code is gone reloads once, says what is missing, and recovers', async ({
    browser,
    production,
  }) => {
    const page = await openPage(browser, production.url);
    await signIn(page);
    await openSettings(page);
    await expectRelease(page, RELEASE);
    // What this page still loads by itself is not to be lost.
    await page.waitForLoadState('networkidle');

    production.deploy(NEXT_RELEASE, /\/route-[\w-]+\.js$/);
    const loads = countLoads(page);
    // The page reloads in the middle of a click by the mouse, which would wait for a page that is gone.
    await page.getByRole('link', { name: /^Plan: / }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    expect(loads()).toBe(1);

    production.deploy(NEXT_RELEASE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Subscriptions' }).waitFor();
    expect(loads()).toBe(1);
    await openSettings(page);
    await expectRelease(page, NEXT_RELEASE);
    await page.context().close();
  });

  test('a document whose scripts are missing says so, and loads when they are there', async ({
    browser,
    production,
  }) => {
    const page = await openPage(browser, production.url);
    production.deploy(NEXT_RELEASE, /\/session-[\w-]+\.js$/);
    for (const path of ['/quiz-history', '/login']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'QLearn could not be loaded' }).waitFor();
      await expect(page.getByRole('heading')).toHaveCount(1);
    }
    const loads = countLoads(page);
    production.deploy(NEXT_RELEASE);
    await page.getByRole('link', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expect(page.getByText('QLearn could not be loaded')).toBeHidden();
    expect(loads()).toBe(1);
    await page.context().close();
  });
});
