import type { Page } from '@playwright/test';
import { startExam } from './examSteps';
import { expect, test } from './fixtures';

/** The spacing that WCAG 1.4.12 names, set by a style sheet of the user. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Texts whose end a box hides. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow);
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.closest('[data-demo], svg') === null)
      .filter((element) => element.textContent.trim() !== '' && getComputedStyle(element).clipPath === 'none')
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isTooWide = element.scrollWidth > element.clientWidth + 1 && hides(overflowX);
        return isTooWide || (element.scrollHeight > element.clientHeight + 1 && hides(overflowY));
      })
      .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`);
  });

const setSpacing = (page: Page, spacing: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function expectWhole(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1280, 720],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Long names of a table are cut to two lines at any spacing. Both are read again at each attempt: parts may still be
    // loading, or be rendered for the new width.
    const added = async () => {
      await setSpacing(page, '');
      const before = await cutTexts(page);
      await setSpacing(page, SPACING);
      return (await cutTexts(page)).filter((text) => !before.includes(text));
    };
    await expect.poll(added, `${name} at ${width} px`).toEqual([]);
    await expect.poll(() => tooWide(page), `width of ${name} at ${width} px`).toBe(0);
    await setSpacing(page, '');
  }
}

test('cuts no text when a person sets wider spacing', async ({ page: visitor, openSignedIn }) => {
  await visitor.goto('/register');
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  await expectWhole(visitor, '/register');
  const page = await openSignedIn('Student');
  for (const path of ['/create-quiz', '/study', '/user-settings', '/quiz-history', '/subscriptions']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectWhole(page, path);
  }
  await startExam(page, 3);
  await expectWhole(page, 'an exam');
});
