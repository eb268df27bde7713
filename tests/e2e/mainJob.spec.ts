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

test('the main job over the service worker and a backend of another origin: a quiz is built, sat through a reload and a lost connection, scored and reviewed', async ({
  page,
}) => {
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
    if (item === 4) {
      await page.getByRole('checkbox', { name: 'Mark' }).check();
      const chosen = await page.getByRole('radio', { checked: true }).getAttribute('value');
      await page.reload();
      await page.getByText(`Item 4 of ${QUESTIONS}`).waitFor();
      expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(chosen);
      expect(await page.getByRole('checkbox', { name: 'Mark' }).isChecked()).toBe(true);
    }
    if (item < QUESTIONS) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'End Block' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('If you end this block you will not be able to return.').waitFor();
  await expectAccessible(page, 'end block');
  await dialog.getByRole('button', { name: 'End Block' }).click();
  await page
    .getByText(/^(Not sent yet|Offline) – answers are kept on this device/)
    .first()
    .waitFor();
  await page.context().setOffline(false);

  await expectPath(page, /^\/result\/[\w-]+$/);
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  await page
    .getByText(`${(100 * RIGHT) / QUESTIONS}%`)
    .first()
    .waitFor();
  await expectAccessible(page, 'result');

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
});
