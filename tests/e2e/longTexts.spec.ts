import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { createQuiz, submitUnanswered } from './quizApi';
import { replaceTexts, type Texts } from './replaceTexts';

const WORD = 'W'.repeat(200_000);
const NESTED = `${'<b>'.repeat(10_000)}deep${'</b>'.repeat(10_000)}`;
const LIST = `<ul>${'<li>point</li>'.repeat(50_000)}</ul>`;
/** For a list of a hundred entries: a longer text would take the test itself seconds. */
const NAME = 'W'.repeat(20_000);
const HTML = [WORD, NESTED, LIST];

const TEXTS: Texts = {
  ...Object.fromEntries(
    ['stem', 'questionStem', 'optionList', 'explanation', 'briefExplanation', 'additionalExplanation'].map(
      (field) => [field, HTML],
    ),
  ),
  ...Object.fromEntries(
    ['comment', 'displayName', 'title', 'name', 'description', 'email'].map((field) => [field, [NAME]]),
  ),
  // A single word would be a code, which is not shown.
  message: [`No ${NAME}`],
};

/**
 * For a whole page load with seven long texts, any of which once took a minute. In seconds of processor time: 2.8 were
 * measured on a quiet machine, 7.8 on a busy one.
 */
const MOST_WORK_S = 30;
/** For a click on such a page, in seconds of processor time. */
const MOST_WORK_OF_CLICK_S = 5;

/** Processor time of the page's main thread since the last call, in seconds. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = 0;
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const total = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    // In a new document the total may begin at 0.
    const work = total >= before ? total - before : total;
    before = total;
    return work;
  };
}

/** Puts the long texts into the responses; returns a function that performs an action and checks the work it causes. */
async function showLongTexts(page: Page) {
  await page.addInitScript(replaceTexts, TEXTS);
  const work = await watchWork(page);
  return (where: string, show: () => Promise<void>, most = MOST_WORK_S) =>
    test.step(where, async () => {
      await work();
      await show();
      // The layout is complete after two frames.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect.soft(await work(), where).toBeLessThan(most);
    });
}

// They take a tenth of the time of all end-to-end tests.
const SLOW = { tag: '@slow' };

test('lays out texts of any length at once in exam, review and comments', SLOW, async ({ openSignedIn }) => {
  test.slow();
  const page = await openSignedIn('Admin');
  const openId = await createQuiz(page, { size: 3 });
  const doneId = await createQuiz(page, { size: 3 });
  await submitUnanswered(page, doneId);
  const see = await showLongTexts(page);
  for (const item of [1, 2, 3]) {
    await see(`exam, item ${String(item)}`, async () => {
      await page.goto(`/exam/${openId}/${String(item)}`);
      await page.getByRole('radio').first().waitFor();
    });
    const option = page.getByRole('radio').nth(1);
    await option.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await option.boundingBox()) ?? {};
    await see(`click, item ${String(item)}`, () => page.mouse.click(x + 5, y + 5), MOST_WORK_OF_CLICK_S);
    await expect(option).toBeChecked();
  }
  for (const item of [1, 2, 3]) {
    await see(`review, item ${String(item)}`, async () => {
      await page.goto(`/exam/${doneId}/${String(item)}/review`);
      await page.getByRole('tab', { name: 'Info' }).click();
    });
  }
  await see('feedback', () => page.getByRole('tab', { name: 'Feedback' }).click());
  await see('comments', async () => {
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Comments' });
    await dialog.getByRole('textbox', { name: 'Add a comment' }).fill('x');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByRole('button', { name: 'Reply' }).first().click();
  });
});

test(
  'lays out texts of any length at once in lists, a shared question and notices',
  SLOW,
  async ({ openSignedIn }) => {
    test.slow();
    const page = await openSignedIn('Admin');
    const doneId = await createQuiz(page, { size: 3 });
    await submitUnanswered(page, doneId);
    const see = await showLongTexts(page);
    const showsText = () =>
      page.waitForFunction(() => document.querySelector('main')?.textContent.includes('WWWW') === true);
    const screens = ['/qlink', '/manage-plans', '/admin-portal', '/refund'];
    for (const path of [
      ...screens,
      '/quiz-history',
      `/result/${doneId}`,
      '/question/view/qlink-three-to-try',
    ]) {
      await see(path, async () => {
        await page.goto(path);
        await showsText();
      });
    }
    await see('feedback of a question', async () => {
      await page.goto('/feedback-dashboard');
      await page.getByRole('rowheader').getByRole('button').first().click();
      await showsText();
    });
    await see('notice', async () => {
      await page.evaluate(() => sessionStorage.setItem('qlearn-demo-fault', 'errors'));
      await page.goto('/quiz-history');
      await page.getByRole('button', { name: 'Show more' }).first().click();
    });
  },
);
