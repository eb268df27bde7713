import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility';
import { answer, atItem, endBlock, lettersOnServer, openItem, startExam, submissions } from './examSteps';
import { expect, expectPath, openInApp, test } from './fixtures';

/** Selects words of the stem, as a user does with the mouse: the first of a text that has so many letters. */
async function selectWords(page: Page, length: number): Promise<string> {
  return page.getByRole('region', { name: 'Question' }).evaluate((stem, count) => {
    const walker = document.createTreeWalker(stem, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode();
    while (text !== null && (text.textContent?.trim() ?? '').length < count) text = walker.nextNode();
    if (text === null) throw new Error('No text of the stem is long enough.');
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, count);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
    return range.toString();
  }, length);
}

test.describe('the exam', () => {
  test('takes a block of 40 by keyboard in fewer than 90 keystrokes, and moves without a request', async ({
    studentPage: page,
  }) => {
    const quizId = await startExam(page, 40);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/qlearn/') && !request.url().includes('/bank/image'))
        asked.push(request.url());
    });
    let strokes = 0;
    const press = async (key: string): Promise<void> => {
      strokes += 1;
      await page.keyboard.press(key);
    };
    for (let item = 1; item <= 40; item += 1) {
      await press('a');
      if (item < 40) await press('n');
    }
    await atItem(page, 40);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Item 40 of 40');
    await expectPath(page, /^\/exam\/[^/]+\/40$/);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'End Block' }).focus();
    await press('Enter');
    await page.getByRole('dialog').getByText('0 unanswered').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).focus();
    await press('Enter');
    await expectPath(page, /^\/result\//);
    expect(strokes).toBeLessThan(90);
    expect(await lettersOnServer(page, quizId)).toEqual(Array.from({ length: 40 }, () => 'A'));
  });

  test('shows the text of a question at 100 to 220 %, also after a reload', async ({ studentPage: page }) => {
    await startExam(page, 1);
    const question = page.getByRole('region', { name: 'Question' });
    const readSize = () => question.evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
    const plain = await readSize();
    for (const [name, percent] of [
      ['Medium', 110],
      ['Large', 120],
      ['Small', 100],
      ['150 %', 150],
      ['180 %', 180],
      ['220 %', 220],
    ] as const) {
      await page.getByRole('group', { name: 'Text size' }).getByRole('button', { name }).click();
      await expect.poll(async () => Math.round((100 * (await readSize())) / plain), name).toBe(percent);
    }
    await page.reload();
    await atItem(page, 1);
    expect(await readSize()).toBeCloseTo(2.2 * plain);
  });

  test('shows each color scheme from its tools on, in the question, in review and on other pages', async ({
    studentPage: page,
  }) => {
    const quizId = await startExam(page, 2);
    await answer(page, 'B');
    await page.getByRole('checkbox', { name: 'Mark' }).check();
    await selectWords(page, 24);
    await page.getByRole('button', { name: 'Highlight green' }).click();
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.getByRole('button', { name: 'Tools' }).click();
    const theme = page.getByRole('dialog', { name: 'Tools' }).getByLabel('Theme', { exact: true });
    for (const [name, color] of [
      ['Soft', 'rgb(237, 228, 211)'],
      ['White on black', 'rgb(0, 0, 0)'],
      ['Black on white', 'rgb(255, 255, 255)'],
    ] as const) {
      await theme.selectOption(name);
      await expect.poll(ground, name).toBe(color);
      await expectContrast(page, name);
    }
    await page.keyboard.press('Escape');
    await endBlock(page);
    await expectPath(page, /^\/result\//);
    for (const name of ['White on black', 'Soft', 'Black on white']) {
      await page.goto('/user-settings');
      await page.getByRole('radio', { name }).check();
      await page.waitForLoadState('networkidle');
      const scheme = await ground();
      await expectContrast(page, `Settings, ${name}`);
      // The review last, from which no page can be opened in the app.
      const others = [
        ['/overall-performance', () => page.getByRole('img', { name: /^Score trend/ }).waitFor()],
        [`/exam/${quizId}/1/review`, () => atItem(page, 1)],
      ] as const;
      for (const [path, arrive] of others) {
        await openInApp(page, path);
        await arrive();
        await page.waitForLoadState('networkidle');
        expect(await ground()).toBe(scheme);
        await expectContrast(page, `${path}, ${name}`);
      }
    }
  });

  test('keeps highlights and strikes through moving, reload, submission and review', async ({
    studentPage: page,
  }) => {
    const quizId = await startExam(page, 3);
    // Without the blank that a selection may end with.
    const words = (await selectWords(page, 24)).trim();
    await page.getByRole('button', { name: 'Highlight green' }).click();
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual([words]);
    // Not only in color.
    const line = page.locator('mark').evaluate((mark) => getComputedStyle(mark).textDecorationStyle);
    expect(await line).toBe('dashed');
    await page.getByRole('button', { name: 'Strike out B' }).click();
    await answer(page, 'A');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await atItem(page, 2);
    expect(await page.locator('mark').count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Large', exact: true }).click();
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual([words]);
    await page.reload();
    await atItem(page, 1);
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual([words]);
    await expect(page.getByRole('radio', { name: /^B\. / })).toBeDisabled();
    await endBlock(page);
    await expectPath(page, /^\/result\//);
    await page.goto(`/exam/${quizId}/1/review`);
    await atItem(page, 1);
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual([words]);
    await page.getByText('Struck out').first().waitFor({ state: 'attached' });
    await expectAccessible(page, 'review');
  });

  test('leads back to Create Quiz, has accessible dialogs, and suspends with the clock stopped', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Student', '/create-quiz');
    await startExam(page, 4);
    await expectAccessible(page, 'exam');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessible(page, 'shortcuts');
    await page.getByRole('checkbox', { name: /Mark the item/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('m');
    const wasMarked = await page.getByRole('checkbox', { name: 'Mark' }).isChecked();
    await page.keyboard.press('m');
    expect(await page.getByRole('checkbox', { name: 'Mark' }).isChecked()).toBe(wasMarked);
    await page.getByRole('button', { name: 'End Block' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Question 3' }).first().waitFor();
    await expectAccessible(page, 'End Block');
    await page.getByRole('dialog').getByRole('link', { name: 'Question 3' }).first().click();
    await atItem(page, 3);
    await page.goBack();
    await expectPath(page, /^\/create-quiz$/);
    await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();

    await test.step('a suspended block goes on with the time that was left', async () => {
      const quizId = await startExam(page, 2);
      await answer(page, 'A');
      await page.getByRole('button', { name: 'Suspend' }).click();
      await expectPath(page, /^\/create-quiz$/);
      await openItem(page, quizId, 2);
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^02:[0-5]\d$/);
      await page.getByRole('button', { name: 'Hide time' }).click();
      await page.getByRole('button', { name: 'Show time' }).waitFor();
      await page.keyboard.press('t');
      await page.getByText(/^2 minutes .* left$/).waitFor({ state: 'attached' });
      expect(await submissions(page)).toEqual([]);
    });
  });
});
