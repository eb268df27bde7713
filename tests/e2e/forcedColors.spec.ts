import type { Locator, Page } from '@playwright/test';
import { answer, startExam } from './examSteps';
import { expect, test } from './fixtures';
import { createQuiz, submitUnanswered } from './quizApi';

/** The colors of an element and of its left border. */
const colours = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const { backgroundColor, borderLeftColor, color } = getComputedStyle(element);
    return `${color} on ${backgroundColor} beside ${borderLeftColor}`;
  });

/** The line below the selected tab has another color than the page. */
async function expectTabShown(page: Page, tabList: string): Promise<void> {
  const list = page.getByRole('tablist', { name: tabList });
  const line = list.locator('xpath=following-sibling::span');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect
    .poll(() => line.evaluate((element) => getComputedStyle(element).backgroundColor), tabList)
    .not.toBe(canvas);
}

test.describe('forced colours, which paint over backgrounds and borders, still show', () => {
  test('shows the current item, answered items, text size and tabs of an exam and a review', async ({
    studentPage: page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await startExam(page, 3);
    await answer(page, 'A');
    const questions = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
    await expect(questions.nth(0)).toHaveAttribute('aria-current', 'true');
    expect(await colours(questions.nth(0))).not.toBe(await colours(questions.nth(1)));
    const dots = questions.locator('i');
    expect(await colours(dots.nth(0))).not.toBe(await colours(dots.nth(1)));
    const sizes = page.getByRole('group', { name: 'Text size' }).getByRole('button');
    const chosen = sizes.and(page.locator('[aria-pressed=true]'));
    const others = sizes.and(page.locator('[aria-pressed=false]'));
    expect(await colours(chosen)).not.toBe(await colours(others.first()));
    await page.keyboard.press('v');
    await expectTabShown(page, 'Groups of lab values');

    await test.step('the tab of a review', async () => {
      const quizId = await createQuiz(page, { size: 1 });
      await submitUnanswered(page, quizId);
      await page.goto(`/exam/${quizId}/1/review`);
      await expectTabShown(page, 'About this question');
    });
  });
});
