import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, expectPath, setBackend, test } from './fixtures';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

async function chooseEverything(page: Page): Promise<void> {
  for (const name of ['Select all Discipline', 'Select all Organ System', 'Select all Exam Type', 'All']) {
    await box(page, name).check();
  }
}

/** Waits for a count above zero and returns it. */
async function available(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: /^Available questions: [1-9]/ });
  await status.waitFor();
  return Number((await status.innerText()).replace(/\D/g, ''));
}

/** The position on the page, regardless of scrolling. */
const placeOf = (element: Locator): Promise<readonly number[]> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top + window.scrollY, width, height];
  });

/** Opens Create Quiz by its address, as on another day. */
async function comeBack(page: Page): Promise<void> {
  await page.goto('/create-quiz');
  await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
}

test.describe('create quiz', () => {
  test('builds a quiz by category, resumes it, ends it without its answers, and uses up the day', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Student', '/create-quiz');
    await page.evaluate(() => document.fonts.ready);
    const place = await placeOf(button(page, 'Create Quiz'));
    await button(page, 'Create Quiz').click();
    await page.getByText('Select at least one Discipline').waitFor();
    await expectAccessible(page, 'create quiz with everything missing');

    await chooseEverything(page);
    expect(await available(page)).toBeGreaterThan(100);
    await page.getByText('Today: 20 of 400 questions').waitFor();
    // Otherwise a press that began before the count came would miss the button.
    expect(await placeOf(button(page, 'Create Quiz'))).toEqual(place);
    await page.getByLabel('Quiz Name').fill('By category');
    await page.getByLabel('# of Questions').fill('6');
    await button(page, 'Create Quiz').click();
    await expectPath(page, /^\/exam\/[\w-]+\/1$/);

    await page.getByRole('radio').first().check();
    await button(page, 'Next').click();
    await page.getByText('Item 2 of 6').waitFor();
    await page.getByRole('radio').first().check();
    await comeBack(page);
    const banner = page.getByRole('region', { name: 'Quiz in progress' });
    await banner.getByText('2 of 6 answered on this device').waitFor();
    await expectAccessible(page, 'create quiz with a quiz in progress');
    await banner.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Item 2 of 6').waitFor();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

    await comeBack(page);
    await banner.getByRole('button', { name: 'End Quiz' }).click();
    const dialog = page.getByRole('dialog');
    await page.getByRole('dialog', { name: "End 'By category'?" }).waitFor();
    await dialog.getByText('This device holds 2 unsent answers of this quiz.').waitFor();
    await expectAccessible(page, 'end quiz');
    await dialog.getByRole('button', { name: 'End Quiz' }).click();
    await page.getByText('Quiz ended successfully.').waitFor();
    await banner.waitFor({ state: 'detached' });

    await test.step('keeps everything when the server refuses the quiz', async () => {
      /** Fills in a part of what may be chosen today, and returns it. */
      const fillPart = async (part: number): Promise<string> => {
        await chooseEverything(page);
        await available(page);
        const most = /of (\d+)/.exec(await page.getByText(/^of \d+$/).innerText())?.[1] ?? '';
        const amount = String(Math.ceil(Number(most) * part));
        await page.getByLabel('# of Questions').fill(amount);
        return amount;
      };
      const amount = await fillPart(0.5);
      await setBackend(page, 'Errors');
      await button(page, 'Create Quiz').click();
      await page.getByText('The demo backend is set to answer with errors.').first().waitFor();
      await expectAccessible(page, 'creation refused');
      await setBackend(page, 'Normal');
      await expect(page.getByLabel('# of Questions')).toHaveValue(amount);
      await button(page, 'Create Quiz').click();
      await expectPath(page, /^\/exam\/[\w-]+\/1$/);

      // What is left of the day.
      await comeBack(page);
      await fillPart(1);
      await button(page, 'Create Quiz').click();
      await expectPath(page, /^\/exam\/[\w-]+\/1$/);
      await comeBack(page);
      await chooseEverything(page);
      await dialog.getByText("You've run out of questions for your plan today!").waitFor();
      await expectAccessible(page, 'out of questions');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByText('0 questions left today').waitFor();
      await expect(button(page, 'Create Quiz')).toBeDisabled();
    });
  });

  test('builds a quiz by topic, by keyboard alone, after a search that failed', async ({ openSignedIn }) => {
    const page = await openSignedIn('Student', '/create-quiz');
    await page.setViewportSize({ width: 390, height: 844 });
    const powerSearch = page.getByRole('switch', { name: 'Power Search Off' });
    // Disabled until the saved preference has been loaded, and therefore not focusable.
    await expect(powerSearch).toBeEnabled();
    await powerSearch.focus();
    await page.keyboard.press('Space');
    await page.getByRole('switch', { name: 'Power Search On' }).waitFor();
    await page.getByLabel('Search topics').focus();
    await setBackend(page, 'Errors');
    await page.getByLabel('Search topics').focus();
    await page.keyboard.type('arrhythmias');
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await expectAccessible(page, 'a search that failed');
    await setBackend(page, 'Normal');
    await page.getByRole('button', { name: 'Try again' }).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page, 'Arrhythmias').isChecked()).toBe(true);
    await expectAccessible(page, 'topics found');
    await box(page, 'All').focus();
    await page.keyboard.press('Space');
    const count = await available(page);
    await expect.poll(() => page.getByLabel('# of Questions').inputValue()).toBe(String(Math.min(10, count)));
    await page.getByLabel('Quiz Name').focus();
    await page.keyboard.press('Enter');
    await expectPath(page, /^\/exam\/[\w-]+\/1$/);
  });
});
