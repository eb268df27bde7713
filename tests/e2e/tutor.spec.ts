import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, expectPath, openInApp, test } from './fixtures';
import { createQuiz, recordBlockCalls } from './quizApi';

async function choose(page: Page, part: string, name: string, value: string): Promise<void> {
  const group = page.getByRole('group', { name: part, exact: true });
  await group.getByRole('radiogroup', { name }).getByText(value, { exact: true }).click();
}

test.describe('a tutor’s sitting', () => {
  test('shows the explanation at once, and takes a rating that survives a reload half filled in', async ({
    tutorPage: page,
  }) => {
    const quizId = await createQuiz(page, { size: 3, tutorOn: true });
    const blocks = recordBlockCalls(page);
    await openInApp(page, `/exam/${quizId}/1/tutor/true`);
    await page.getByRole('tabpanel', { name: 'Explanation' }).waitFor();
    await page.getByText('rated 0 of 3').waitFor();

    await page.getByRole('tab', { name: 'Feedback' }).click();
    await choose(page, 'Stem', 'Difficulty', 'Medium');
    await choose(page, 'Stem', 'Quality', 'Good');
    await page.reload();
    await page.getByRole('tab', { name: 'Feedback' }).click();
    const stem = page.getByRole('group', { name: 'Stem', exact: true });
    await expect.poll(() => stem.getByRole('radio', { name: 'Good' }).isChecked()).toBe(true);
    await choose(page, 'Stem', 'Errors', 'None');
    await choose(page, 'Explanation', 'Quality', 'Excellent');
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await choose(page, 'Explanation', 'Errors', 'None');
    await expectAccessible(page, 'tutor form');
    await submit.click();
    await page.getByText('You have rated this question.').waitFor();
    await page.getByText('rated 1 of 3').waitFor();

    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: 'Item 2 of 3' }).waitFor();
    await page.keyboard.press('q');
    await page.locator('h2:focus', { hasText: 'Item 3 of 3' }).waitFor();
    // The first is rated.
    await page.keyboard.press('q');
    await page.locator('h2:focus', { hasText: 'Item 2 of 3' }).waitFor();
    await page.getByRole('button', { name: 'Next unrated question' }).click();
    await page.locator('h2:focus', { hasText: 'Item 3 of 3' }).waitFor();

    await page.getByRole('button', { name: 'End Block' }).click();
    await expectPath(page, /^\/result\//);
    await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
    await expect.poll(() => blocks).toEqual(['POST', 'PUT']);

    await test.step('a note on the first words of the stem, all of it within the column', async () => {
      const quizId = await createQuiz(page, { size: 1, tutorOn: true });
      await openInApp(page, `/exam/${quizId}/1/tutor/true`);
      const stem = page.getByRole('region', { name: 'Question', exact: true }).locator('p').first();
      await stem.waitFor();
      await stem.evaluate((paragraph) => {
        const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
        if (text !== null) window.getSelection()?.setBaseAndExtent(text, 0, text, 4);
      });
      await page.getByRole('button', { name: 'Annotate' }).click();
      const left = (place: Locator): Promise<number> =>
        place.evaluate((element) => element.getBoundingClientRect().left);
      expect(await left(page.getByRole('toolbar', { name: 'Highlight' }))).toBeGreaterThanOrEqual(
        await left(stem),
      );
      // What the arrows do in the text is no help to one who writes.
      expect(await page.getByText('sentence', { exact: true }).count()).toBe(0);
      await page.keyboard.type('Say her age.');
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Notes' }).getByText('Say her age.').waitFor();
    });
  });

  test('opens one guide that follows the question, survives its own reload and the exam’s, and closes with it', async ({
    tutorPage: page,
  }) => {
    const context = page.context();
    const quizId = await createQuiz(page, { size: 3, tutorOn: true });
    await openInApp(page, `/exam/${quizId}/1/tutor/true`);
    const openGuide = page.getByRole('button', { name: 'Open guide' });
    const [guide] = await Promise.all([context.waitForEvent('page'), openGuide.click()]);
    await guide.getByRole('heading', { level: 1, name: 'Guide' }).waitFor();
    await guide.getByText('Item 1 of 3').waitFor();
    await expectAccessible(guide, 'guide');
    expect(await guide.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([800, 700]);

    await openGuide.click();
    await page.getByText('Guide already open').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await guide.getByText('Item 2 of 3').waitFor();
    await guide.reload();
    await guide.getByText('Item 2 of 3').waitFor();
    await page.reload();
    await page.getByText('Item 2 of 3').waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await guide.getByText('Item 3 of 3').waitFor();

    const second = await context.newPage();
    await second.goto(new URL(guide.url()).pathname);
    await second.getByText('Guide already open').waitFor();
    await second.close();

    const closed = guide.waitForEvent('close');
    await page.getByRole('link', { name: 'QLearn home' }).click();
    await closed;

    await page.goto(`/exam/${quizId}/1/tutor/true`);
    const [another] = await Promise.all([context.waitForEvent('page'), openGuide.click()]);
    await another.getByText('Item 1 of 3').waitFor();
    await Promise.all([another.waitForEvent('close'), page.close()]);
  });
});
