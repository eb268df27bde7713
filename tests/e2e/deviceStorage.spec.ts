import type { Page } from '@playwright/test';
import { answer, startExam } from './examSteps';
import { expect, test } from './fixtures';

/**
 * Opens another page of the origin with the database of an older release, which ignores the request to close. The first
 * page leaves the app, which would otherwise open its own version of the database first.
 */
async function holdOlderDatabase(page: Page): Promise<Page> {
  await page.goto('/icon.svg');
  const holder = await page.context().newPage();
  await holder.goto('/icon.svg');
  await holder.evaluate(async () => {
    const done = (request: IDBOpenDBRequest): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error()));
      });
    await done(indexedDB.deleteDatabase('qlearn')).catch(() => undefined);
    const request = indexedDB.open('qlearn', 1);
    request.addEventListener('upgradeneeded', () => {
      for (const name of ['journals', 'outbox', 'notes', 'drafts']) request.result.createObjectStore(name);
    });
    // The connection stays open as long as something refers to it.
    Object.assign(window, { connection: await done(request) });
  });
  return holder;
}

/** The letters in the journals on disk, read without the app's code. */
const lettersOnDisk = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('qlearn');
        request.addEventListener('error', () => reject(request.error ?? new Error()));
        request.addEventListener('success', () => {
          const all = request.result.transaction('journals').objectStore('journals').getAll();
          all.addEventListener('success', () => {
            request.result.close();
            const records = all.result as readonly {
              readonly items: readonly { readonly answer: string }[];
            }[];
            resolve(records.flatMap(({ items }) => items.map((item) => item.answer)));
          });
        });
      }),
  );

const BLOCKED = /open in another tab of an older version\. Close that tab/;

test.describe('a database that a tab of an older version holds', () => {
  test('names that tab; the exam goes on, and moves to disk once it is closed', async ({
    studentPage: page,
  }) => {
    const holder = await holdOlderDatabase(page);
    await page.goto('/create-quiz');
    await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
    await startExam(page);
    await expect(page.getByText(BLOCKED)).toBeVisible();
    await answer(page, 'B');
    await holder.close();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(() => lettersOnDisk(page)).toContain('B');
  });

  test('does not keep anybody from signing out', async ({ studentPage: page }) => {
    await holdOlderDatabase(page);
    await page.goto('/study');
    await expect(page.getByText(/^Saved data cannot be read/)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('button', { name: 'Sign out' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Sign out with unsent answers?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
