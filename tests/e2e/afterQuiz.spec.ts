import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, expectPath, setBackend, test } from './fixtures';

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** In a window of 320 px, no part of the page is wider. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
    .toBe(0);
  await expectAccessible(page, `${name} at 320 px`);
  await page.setViewportSize({ width: 1280, height: 720 });
}

const scores = (page: Page): Promise<string[]> =>
  page.getByRole('table', { name: 'Quiz History' }).locator('tbody [data-score]').allInnerTexts();

test.describe('after the quiz', () => {
  test('searches, sorts and leafs through the history over a reload; a row opens result and review', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Student', '/quiz-history');
    const table = page.getByRole('table', { name: 'Quiz History' });
    await table.waitFor();
    await expectAccessible(page, 'history');
    await expectNarrow(page, 'history');
    await expect(table.locator('tbody tr')).toHaveCount(10);

    await page.getByRole('button', { name: 'SCORE' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=-score');
    // The table follows the address in a deferred render.
    await expect
      .poll(async () => {
        const numbers = (await scores(page)).map((text) => Number.parseInt(text, 10));
        return numbers.every((score, index) => index === 0 || score <= (numbers[index - 1] ?? score));
      })
      .toBe(true);
    const best = await scores(page);
    await page.reload();
    await table.waitFor();
    await expect.poll(() => scores(page)).toEqual(best);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv).toMatch(
      /^\uFEFF"Score \(%\)","Name","Categories","Questions","Timer","Date submitted \(UTC\)"\r\n/,
    );
    expect(csv.trimEnd().split('\r\n').length).toBeGreaterThan(20);

    await table
      .locator('tbody tr')
      .first()
      .click({ position: { x: 300, y: 10 } });
    await expectPath(page, /^\/result\/quiz-\w+$/);
    await page.getByRole('button', { name: 'Category Breakdown' }).click();
    await page.getByLabel('View By').selectOption({ label: 'Topics' });
    await page.locator('.MuiChartsSurface-root, svg[class*=Charts]').first().waitFor();
    await expectAccessible(page, 'result');

    await page.getByRole('button', { name: /^Review(ed)? question 2$/ }).click();
    await expectPath(page, /^\/exam\/quiz-\w+\/2\/review$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('feedbackBlockId'))).not.toBeNull();
  });

  test('shows the trend of performance as chart and table, sorted tabs, and Practice', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Student', '/overall-performance');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('img', { name: /^Score trend\. From \d+% on/ }).waitFor();
    await expectAccessible(page, 'performance');
    await expectNarrow(page, 'performance');
    await page.getByRole('button', { name: 'Show as table' }).click();
    const rows = page.getByRole('region', { name: 'Score trend as a table' }).getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    await expectAccessible(page, 'performance, trend as a table');

    await page.getByRole('tab', { name: 'Subtopics' }).click();
    await page.getByRole('button', { name: 'PERCENTAGE' }).click();
    await page.getByRole('button', { name: 'PERCENTAGE' }).click();
    await expect(page.getByRole('columnheader', { name: 'PERCENTAGE' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const worst = page.getByRole('table', { name: 'Subtopics' }).getByRole('rowheader').first();
    const name = await worst.innerText();
    await worst.getByRole('button').click();
    await expectAccessible(page, 'performance, opened topic');
    await page.getByRole('link', { name: 'Practice' }).click();
    await expectPath(page, /^\/create-quiz$/);
    expect(new URL(page.url()).searchParams.get('subtopics')).toBe(name);
  });

  test('refuses settings without a type, saves, survives a failure, and asks before leaving', async ({
    openSignedIn,
  }) => {
    // From the history, so that Back leaves the settings.
    const page = await openSignedIn('Student', '/quiz-history');
    await openFromMenu(page, 'Settings');
    await expectNarrow(page, 'settings');
    await page.getByRole('checkbox', { name: 'ABIM' }).check();
    await setBackend(page, 'Errors');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to save settings. Please try again').first().waitFor();
    await expectAccessible(page, 'settings, failed');
    await setBackend(page, 'Normal');

    await page.getByRole('link', { name: 'QLearn home' }).click();
    await expectAccessible(page, 'settings, leaving');
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => window.history.back());
    await page.getByRole('button', { name: 'Stay' }).click();
    await expectPath(page, /^\/user-settings$/);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved successfully').waitFor();
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.getByRole('link', { name: 'QLearn home' }).click();
    await expectPath(page, /^\/create-quiz$/);
  });
});
