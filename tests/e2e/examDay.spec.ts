import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { endBlock } from './examSteps';
import { expect, test } from './fixtures';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
/** Waits until the block is open: its frame is there before. */
async function findBlock(page: Page, place: number): Promise<void> {
  await page.getByText(`Block ${place} of 3`, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Question', exact: true }).waitFor();
}

const expectWithinWidth = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

/** Ends the exam day that the demo student has half finished. */
async function endSeededDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End exam day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End exam day' }).click();
  await heading(page, 'Exam day result').waitFor();
}

/** Three blocks of two items, five minutes each, and a minute of break. */
async function startCustomDay(page: Page): Promise<void> {
  await page.getByLabel('Exam', { exact: true }).selectOption('Custom');
  const numbers = {
    Blocks: '3',
    'Items in a block': '2',
    'Minutes for a block': '5',
    'Minutes of break': '1',
  };
  for (const [label, value] of Object.entries(numbers)) await page.getByLabel(label).fill(value);
  for (const name of ['Discipline', 'Organ System', 'Exam Type']) {
    // In a narrow window only the first list is expanded.
    if (name !== 'Discipline') await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('checkbox', { name: `Select all ${name}` }).check();
  }
  await page.getByText('6 questions in the whole day').waitFor();
  await expectAccessible(page, 'the start of an exam day');
  await expectWithinWidth(page);
  await page.getByRole('button', { name: 'Start exam day' }).click();
}

const secondsLeft = async (page: Page): Promise<number> => {
  const text = await page.getByRole('timer', { name: 'Break time left' }).innerText();
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
};

test('continues an exam day after a crash in a break and without network, up to its result', async ({
  openSignedIn,
}) => {
  const first = await openSignedIn('Student', '/study/exam-day');
  await first.setViewportSize({ width: 320, height: 640 });
  await first.getByText('2 of 4 blocks done. The break is running.').waitFor();
  await expectAccessible(first, 'an exam day in progress');
  await endSeededDay(first);
  await expectAccessible(first, 'the result of an exam day');
  await expectWithinWidth(first);
  await first.getByRole('link', { name: 'All exam days' }).click();
  await startCustomDay(first);
  await findBlock(first, 1);
  await first.getByRole('radio').first().click();
  await endBlock(first);
  await heading(first, 'Break').waitFor();
  await expectAccessible(first, 'a break');
  await expectWithinWidth(first);
  const before = await secondsLeft(first);
  expect(before).toBeGreaterThan(60);

  const context = first.context();
  const crashed = first.waitForEvent('crash');
  await Promise.all([crashed, first.goto('chrome://crash').catch(() => undefined)]);
  const page = await context.newPage();
  // A context with a crashed page cannot go offline.
  await first.close();
  await page.goto('/quiz-history');
  await page.getByRole('link', { name: 'Resume exam day' }).click();
  await heading(page, 'Break').waitFor();
  expect(await secondsLeft(page)).toBeLessThan(before);
  await page.getByRole('button', { name: 'Next block' }).click();
  await findBlock(page, 2);
  await page.reload();
  await findBlock(page, 2);
  await endBlock(page);

  await heading(page, 'Break').waitFor();
  const waiting = page.getByText('The next block needs a network connection. The break continues.');
  // The demo backend responds without a network: the response to a call in progress, such as the end of the block,
  // counts as the network's return.
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await waiting.waitFor({ timeout: 3_000 });
  }).toPass();
  const offline = await secondsLeft(page);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(offline);
  await context.setOffline(false);
  await page.getByText(/needs a network connection/).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Next block' }).click();
  await findBlock(page, 3);
  await endBlock(page);

  await heading(page, 'Exam day result').waitFor();
  const rows = page.getByRole('table', { name: 'Blocks' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(/[01] of 2/);
  await expect(rows.nth(3)).toContainText('0 of 2');
  await expect(page.getByText('2 breaks', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Result of block 3' }).click();
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
});

test('creates one quiz when two tabs start the next block at once', async ({ openSignedIn }) => {
  const first = await openSignedIn('Student', '/study/exam-day');
  await first.setViewportSize({ width: 320, height: 640 });
  await endSeededDay(first);
  await first.getByRole('link', { name: 'All exam days' }).click();
  await startCustomDay(first);
  await findBlock(first, 1);
  await endBlock(first);
  await heading(first, 'Break').waitFor();
  const second = await first.context().newPage();
  await second.goto('/study/exam-day/break');
  await heading(second, 'Break').waitFor();
  const buttons = await Promise.all(
    [first, second].map((page) => page.getByRole('button', { name: 'Next block' }).elementHandle()),
  );
  // Without waiting: the second page follows the first one as soon as the block has begun.
  await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
  await Promise.all([findBlock(first, 2), findBlock(second, 2)]);
  const quizOf = (page: Page) => new URL(page.url()).pathname.split('/')[2];
  expect(quizOf(second)).toBe(quizOf(first));
});
