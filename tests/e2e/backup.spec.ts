import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/user-settings');
  await button(page, 'Restore').waitFor();
}

/** Presses 'Restore' by keyboard and chooses a file. */
async function chooseFile(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Restore').focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(path);
}

const preview = (page: Page) => page.getByRole('dialog', { name: 'Restore study data?' });

test.describe('a backup of the study data', () => {
  test('brings notes and insights back after ‘Remove my data’, and is refused when truncated or of another user', async ({
    openSignedIn,
  }, testInfo) => {
    const page = await openSignedIn('Student', '/study?tab=notebook');
    const notes = page.getByRole('table', { name: 'Notebook' }).locator('tbody tr');
    await expect.poll(() => notes.count()).toBe(5);
    const words = await notes.first().innerText();

    await openSettings(page);
    const download = page.waitForEvent('download');
    await button(page, 'Back up study data').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^qlearn-backup-\d{4}-\d{2}-\d{2}\.json$/);
    const path = testInfo.outputPath('backup.json');
    await file.saveAs(path);
    const text = readFileSync(path, 'utf8');
    expect(JSON.parse(text)).toMatchObject({ app: 'qlearn', version: 1, userId: 'user-student' });
    expect(text).not.toContain((await page.evaluate(() => localStorage.getItem('token'))) ?? 'no token');

    await button(page, 'Remove my data').click();
    await button(page, 'Remove').click();
    await expect.poll(() => button(page, 'Remove my data').isDisabled()).toBe(true);
    await page.goto('/study');
    await page.getByText(/^No answers on this device/).waitFor();

    await openSettings(page);
    await chooseFile(page, path);
    await preview(page).waitFor();
    await preview(page)
      .getByText(/^5 added$/)
      .waitFor();
    await expectAccessible(page, 'preview of a backup');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'preview of a backup, narrow and dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await button(page, /^Restore \d+ records$/).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Restored \d+ records\.$/).waitFor();
    await preview(page).waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1280, height: 800 });

    // A second time, everything is there already.
    await chooseFile(page, path);
    await preview(page).waitFor();
    await expect(button(page, 'Restore 0 records')).toBeDisabled();
    await page.keyboard.press('Escape');
    await preview(page).waitFor({ state: 'hidden' });

    const truncated = testInfo.outputPath('truncated.json');
    writeFileSync(truncated, text.slice(0, 70));
    await chooseFile(page, truncated);
    await page.getByText(/^This file is damaged/).waitFor();
    await expect(button(page, 'Restore')).toBeFocused();

    await page.goto('/study');
    await page
      .getByRole('table', { name: /^Coverage by/ })
      .first()
      .waitFor();
    await page.goto('/study?tab=notebook');
    await expect.poll(() => notes.count()).toBe(5);
    await expect(notes.first()).toHaveText(words, { useInnerText: true });

    const other = await openSignedIn('Tutor', '/user-settings');
    await chooseFile(other, path);
    await other.getByText(/^This backup belongs to another user/).waitFor();
    await expect(preview(other)).toBeHidden();
    const list = other.locator('dl').filter({ hasText: 'Notes on questions' });
    await expect(list.locator('dt:text-is("Notes on questions") + dd')).toHaveText('0');
    await expectAccessible(other, 'a refused backup');
  });
});
