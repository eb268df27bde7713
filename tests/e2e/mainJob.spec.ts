import type { Page } from '@playwright/test';
import { BANK } from '@/demo/bank';
import { letterOf } from '@/shared/format/letters';
import { expectAccessible } from './accessibility';
import { expect, expectPath } from './fixtures';
import { signIn, test } from './productionSite';

const QUESTIONS = 10;
const RIGHT = 7;

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '');
const bankByStem = new Map(BANK.map((question) => [words(question.stem), question]));

/** The letter of the right option of the question on screen, looked up in the bank. */
async function rightLetter(page: Page): Promise<string> {
  const shown = words(await page.getByRole('region', { name: 'Question', exact: true }).innerText());
  const found = [...bankByStem].find(([stem]) => shown.includes(stem));
  if (found === undefined) throw new Error(`No question of the bank has this stem: ${shown}`);
  return letterOf(found[1].options.findIndex(({ correct }) => correct === true));
}

async function answer(page: Page, right: boolean): Promise<void> {
  const key = await rightLetter(page);
  const letter = right ? key : key === 'A' ? 'B' : 'A';
  await page.getByRole('radio', { name: new RegExp(`^${letter}\\.`) }).check();
}

async function buildQuiz(page: Page, name: string): Promise<void> {
  for (const heading of ['Discipline', 'Organ System', 'Exam Type']) {
    await page.getByRole('checkbox', { name: `Select all ${heading}` }).check();
  }
  await page.getByRole('checkbox', { name: 'All', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.getByLabel('Quiz Name').fill(name);
  await page.getByLabel('# of Questions').fill(String(QUESTIONS));
}

/** The right option is checked. */
async function expectRight(page: Page): Promise<void> {
  const letter = await rightLetter(page);
  await expect(page.getByRole('radio', { name: new RegExp(`^${letter}\\.`) })).toBeChecked();
}

/** Marks the fourth item, goes offline and reloads it: the item, its mark and the answers are there. */
async function goOfflineAndReload(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Mark' }).check();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(`Item 4 of ${QUESTIONS}`).waitFor();
  await expectRight(page);
  await expect(page.getByRole('checkbox', { name: 'Mark' })).toBeChecked();
  await expect(page.getByText('Offline – answers are kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await page.getByText(`Item 3 of ${QUESTIONS}`).waitFor();
  await expectRight(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
}

test('the main job over the service worker and a backend of another origin: a quiz is built, sat through a reload without network, submitted once when it is back, scored and reviewed', async ({
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
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await expectAccessible(page, 'sign-in');

  await signIn(page);
  // The reload in the middle of the exam comes from it.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await buildQuiz(page, 'The main job');
  await expectAccessible(page, 'create quiz');
  await page.getByRole('button', { name: 'Create Quiz' }).click();

  await expectPath(page, /^\/exam\/[\w-]+\/1$/);
  await page.getByRole('heading', { level: 1, name: 'The main job' }).waitFor();
  await expectAccessible(page, 'exam');
  for (let item = 1; item <= QUESTIONS; item += 1) {
    await page.getByText(`Item ${item} of ${QUESTIONS}`).waitFor();
    await answer(page, item <= RIGHT);
    if (item === 4) await goOfflineAndReload(page);
    if (item < QUESTIONS) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  await page.getByRole('button', { name: 'End Block' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('If you end this block you will not be able to return.').waitFor();
  await expectAccessible(page, 'end block');
  await dialog.getByRole('button', { name: 'End Block' }).click();
  await page
    .getByText(/^(Not sent yet|Offline) – answers are kept on this device/)
    .first()
    .waitFor();
  await context.setOffline(false);

  await expectPath(page, /^\/result\/[\w-]+$/);
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  await page
    .getByText(`${(100 * RIGHT) / QUESTIONS}%`)
    .first()
    .waitFor();
  await expectAccessible(page, 'result');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  expect(accepted).toEqual([200]);

  await page.getByRole('button', { name: 'Review question 1', exact: true }).click();
  await expectPath(page, /^\/exam\/[\w-]+\/1\/review$/);
  await page.getByText(`Item 1 of ${QUESTIONS}`).waitFor();
  await page.getByRole('tab', { name: 'Explanation' }).waitFor();
  await expectAccessible(page, 'review');
  for (let item = 2; item <= QUESTIONS; item += 1) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText(`Item ${item} of ${QUESTIONS}`).waitFor();
  }
  await page.getByRole('button', { name: 'End Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Review' }).click();
  await expectPath(page, /^\/create-quiz$/);

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
