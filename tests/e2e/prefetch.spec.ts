import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

const hasChunk = async (page: Page, chunk: string): Promise<boolean> =>
  (await scripts(page)).some((path) => path.includes(`/${chunk}-`));

/** The demo backend has its figures in scripts, and a quiz may begin with one. */
const FIGURES = readdirSync('src/demo/figures/images').map((file) => file.replace(/\.\w+$/, ''));
const isCode = (path: string): boolean =>
  path.endsWith('.js') && !FIGURES.some((figure) => path.includes(`/${figure}-`));

test('fetches the code of the next screen while the present one is idle', async ({ openSignedIn }) => {
  const page = await openSignedIn('Student', '/create-quiz');
  await expect.poll(() => hasChunk(page, 'takeRoute')).toBe(true);
  await page.goto('/quiz-history');
  await page.getByRole('heading', { level: 1, name: 'Quiz History' }).waitFor();
  await expect.poll(() => hasChunk(page, 'reviewRoute')).toBe(true);
});

test('fetches no code for an exam that is begun once its code was fetched ahead', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('Student', '/create-quiz');
  for (const name of ['Select all Discipline', 'Select all Organ System', 'Select all Exam Type', 'All'])
    await page.getByRole('checkbox', { name, exact: true }).check();
  await expect.poll(() => hasChunk(page, 'exam-parts')).toBe(true);
  await page.waitForLoadState('networkidle');
  const before = await scripts(page);
  await page.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'End Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).waitFor();
  expect((await scripts(page)).filter((path) => isCode(path) && !before.includes(path))).toEqual([]);
});

test('fetches nothing ahead with the data saver on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/login');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.waitForLoadState('networkidle');
  // The app's idle callback runs before this later one, which is less urgent.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await hasChunk(page, 'ShellPage')).toBe(false);
});
