import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { signIn, startQuiz, test } from './productionSite';

const option = (page: Page, at: number) => page.getByRole('radio').nth(at);

test('an attempt survives a reload without network, and is submitted once when it is back', async ({
  page,
  context,
  production,
}) => {
  const accepted: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/submit')) {
      accepted.push(response.status());
    }
  });
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await startQuiz(page, 3);
  await option(page, 1).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: 'Item 2 of 3' }).waitFor();
  await option(page, 2).check();

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Item 2 of 3' }).waitFor();
  await expect(option(page, 2)).toBeChecked();
  await expect(page.getByText('Offline – answers are kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(option(page, 1)).toBeChecked();

  await page.getByRole('button', { name: 'End Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).click();
  await page
    .getByText(/Offline – answers are/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  expect(accepted).toEqual([200]);

  await test.step('no response of the API is in a cache', async () => {
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
  });

  await test.step('other pages say that they are offline, and load by themselves when the network is back', async () => {
    await context.setOffline(true);
    await page.goto('/quiz-history');
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Quiz History' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('table').waitFor();
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
});

test('without room for the code the app works and says so, and another try succeeds', async ({
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
  await device
    .getByText('There was not enough room on this device to keep QLearn for use without network.')
    .waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await setQuota();
  await device.getByRole('button', { name: 'Try again' }).click();
  await device.getByText('Ready to open without network', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'QLearn home' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await context.setOffline(true);
  await page.reload();
  await expect(option(page, 1)).toBeChecked();
});
