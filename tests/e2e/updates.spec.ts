import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures';
import { NEXT_RELEASE, RELEASE, signIn, startQuiz, test } from './productionSite';

const notice = (page: Page) => page.getByText('A new version is ready');
const openSettings = (page: Page) => page.goto('/user-settings');

/** Within a minute and a half: a new worker takes over once the browser finds the old one idle. */
const expectRelease = (page: Page, release: string): Promise<void> =>
  expect(page.getByText(`Release ${release}`)).toBeVisible({ timeout: 90_000 });

/** Looks for a new version at once, as a page does every hour. Returns whether one was installed and is waiting. */
const lookForUpdate = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing !== null) {
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => resolve());
      });
    }
    return registration.waiting !== null;
  });

/** Counts the documents that a page requests from now on: `load` may come later than the content on the screen. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

// The late parts of the result are gone with the release of the exam; they may or may not be requested before the tab
// is left.
test.use({ expectedErrors: [/^TypeError: Failed to fetch dynamically imported module/] });

test.afterEach(({ production }) => production.deploy(RELEASE));

test('offers a new version outside an attempt, never during one, and both tabs end on it', async ({
  page: first,
  context,
  production,
}) => {
  await signIn(first);
  await openSettings(first);
  await expectRelease(first, RELEASE);
  await first.evaluate(() => navigator.serviceWorker.ready);
  const exam = await context.newPage();
  await exam.goto('/create-quiz');
  await startQuiz(exam, 3);
  await exam.getByRole('radio').nth(1).check();

  production.deploy(NEXT_RELEASE);
  expect(await lookForUpdate(first)).toBe(true);
  await notice(first).waitFor();
  const examLoads = countLoads(exam);
  await exam.getByRole('button', { name: 'Next', exact: true }).click();
  await exam.getByRole('heading', { name: 'Item 2 of 3' }).waitFor();
  await expect(notice(exam)).toBeHidden();

  await first.getByRole('button', { name: 'Reload' }).click();
  await expectRelease(first, NEXT_RELEASE);
  await expect(notice(first)).toBeHidden();

  await test.step('the attempt goes on with the code that it has, and is submitted', async () => {
    await exam.getByRole('radio').nth(2).check();
    await exam.getByRole('button', { name: 'Next', exact: true }).click();
    await exam.getByRole('heading', { name: 'Item 3 of 3' }).waitFor();
    await expect(notice(exam)).toBeHidden();
    expect(examLoads()).toBe(0);
    await exam.getByRole('button', { name: 'End Block' }).click();
    await exam.getByRole('dialog').getByRole('button', { name: 'End Block' }).click();
    await exam.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  });
  await openSettings(exam);
  await expectRelease(exam, NEXT_RELEASE);
});

test('changes nothing for a page with a service worker on a half-updated host', async ({
  page,
  production,
}) => {
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  production.deploy(NEXT_RELEASE, /\/reviewRoute-[\w-]+\.js$/);
  expect(await lookForUpdate(page)).toBe(false);
  await openSettings(page);
  await expectRelease(page, RELEASE);
});

test.describe('without a service worker', () => {
  async function openPage(browser: Browser, baseURL: string): Promise<Page> {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    return context.newPage();
  }

  test('reloads a tab once whose code is gone, says what is missing, and recovers', async ({
    browser,
    production,
  }) => {
    const page = await openPage(browser, production.url);
    await signIn(page);
    await openSettings(page);
    await expectRelease(page, RELEASE);
    // The missing code must not include what this page is still loading.
    await page.waitForLoadState('networkidle');

    production.deploy(NEXT_RELEASE, /\/SubscriptionsScreen-[\w-]+\.js$/);
    const loads = countLoads(page);
    // The page reloads during the click; a mouse click would wait for the page that is gone.
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

  test('says so when a document’s scripts are missing, and loads when they are there', async ({
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
