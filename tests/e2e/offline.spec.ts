import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { signIn, startQuiz, test } from './productionSite';

const option = (page: Page, at: number) => page.getByRole('radio').nth(at);

test('works without room for the code and says so, and succeeds at another try', async ({
  page,
  context,
  production,
}) => {
  const devtools = await context.newCDPSession(page);
  const setQuota = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: production.url,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await setQuota(2_000_000);
  await signIn(page);
  await startQuiz(page, 3);
  await option(page, 1).check();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const device = page.getByRole('region', { name: 'On this device' });
  await device.getByText('There is not enough space on this device to use QLearn offline.').waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await setQuota();
  await devtools.detach();
  await device.getByRole('button', { name: 'Try again' }).click();
  await device.getByText('Ready to open without network', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'QLearn home' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('heading', { name: 'Item 1 of 3' }).waitFor();
  await expect(page).toHaveURL(/\/exam\/[^/]+\/1$/);
  await context.setOffline(true);
  // A wrong clock, later than the token's expiry, must not end an attempt while signing in again is impossible.
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await page.reload();
  await expect(option(page, 1)).toBeChecked();
});

test('keeps code alone in the browser’s caches, and loads a page once the network is back', async ({
  page,
  context,
  production,
}) => {
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(cached.length).toBeGreaterThan(50);
  for (const url of cached) {
    expect(url.startsWith(production.url)).toBe(true);
    expect(new URL(url).pathname).not.toContain('/qlearn/');
  }

  await context.setOffline(true);
  await page.goto('/quiz-history');
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('table').waitFor();
  await expect(page.getByText('You are offline.')).toBeHidden();
});
