import type { Page } from '@playwright/test';
import { expect, expectPath, setBackend, test } from './fixtures';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillForm(page: Page): Promise<void> {
  for (const name of ['Discipline', 'Organ System', 'Exam Type']) {
    const list = page.getByRole('button', { name: new RegExp(`^${name}`) });
    // In a narrow window only the first list is expanded.
    if ((await list.getAttribute('aria-expanded')) === 'false') await list.click();
    await page.getByRole('checkbox', { name: `Select all ${name}` }).check();
  }
  await page.getByRole('checkbox', { name: 'All', exact: true }).check();
  await page.getByLabel('Quiz Name').fill('Framed');
  await page.getByLabel('# of Questions').fill('7');
  // A click before it would wait for the count.
  const count = page.getByRole('status').filter({ hasText: /^Available questions: [1-9]/ });
  await count.waitFor();
  await expect(button(page, 'Create Quiz')).toBeEnabled();
}

/** The code of the exam has been fetched, and its frame is rendered below the page. */
const waitUntilPrepared = (page: Page) =>
  page.getByText('Item 1 of 40', { exact: true }).waitFor({ state: 'attached' });

/** Clicks; returns the number of frames until the exam's is painted, and the layout shifts until its question is. */
function clickAndWatch(page: Page): Promise<{ readonly frames: number; readonly shifted: number }> {
  return button(page, 'Create Quiz').evaluate(
    (element) =>
      new Promise((resolve) => {
        const isShown = (selector: string, text: string): boolean =>
          [...document.querySelectorAll(selector)].some(
            (one) => one.checkVisibility() && one.textContent.includes(text),
          );
        let shifted = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') shifted += entry.value;
        });
        let frames = 0;
        let shownAfter = 0;
        const look = (): void => {
          frames += 1;
          if (shownAfter === 0 && isShown('h2', 'Item 1 of 7')) {
            shownAfter = frames;
            // From the frame on: what it replaces is another page.
            observer.observe({ type: 'layout-shift' });
          }
          if (isShown('[role=radiogroup]', ''))
            setTimeout(() => resolve({ frames: shownAfter, shifted }), 200);
          else requestAnimationFrame(look);
        };
        if (element instanceof HTMLElement) element.click();
        requestAnimationFrame(look);
      }),
  );
}

for (const width of [1280, 390]) {
  test(`shows the exam’s frame within two frames of the click, and moves nothing after, at ${width} px`, async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Student', '/create-quiz', { viewport: { width, height: 800 } });
    await fillForm(page);
    await waitUntilPrepared(page);
    const { frames, shifted } = await clickAndWatch(page);
    await expectPath(page, /^\/exam\/[\w-]+\/1$/);
    expect(frames).toBeLessThanOrEqual(2);
    expect(shifted).toBe(0);
  });
}

test('returns to the form, its place and its button when the quiz is refused', async ({ openSignedIn }) => {
  const page = await openSignedIn('Student', '/create-quiz', { viewport: { width: 390, height: 600 } });
  await fillForm(page);
  await waitUntilPrepared(page);
  await setBackend(page, 'Errors');
  await button(page, 'Create Quiz').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await button(page, 'Create Quiz').click();
  await page.getByText('The demo backend is set to answer with errors.').first().waitFor();
  await expect(button(page, 'Create Quiz')).toBeFocused();
  await expect(page.getByLabel('Quiz Name')).toHaveValue('Framed');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await expect(page).toHaveTitle('Create Quiz · QLearn');
});
