import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { atItem, startExam } from './examSteps';
import { expect, openInApp, test } from './fixtures';
import { createQuiz, submitUnanswered } from './quizApi';

/** A phone, and a laptop's window of 1280 × 720 at 200 % and at 400 %. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 360 },
  { width: 320, height: 180 },
] as const;

/** Nothing may be wider than the window, and Next in the footer must be entirely within it. */
async function expectWithinWidth(page: Page, name: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const where = `${name} at ${window.width} × ${window.height}`;
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where)
      .toBe(0);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    // The footer is rendered a second time for some widths: for a moment its button has no position.
    await expect
      .poll(async () => {
        const box = await next.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= window.width;
      }, where)
      .toBe(true);
  }
}

/** Nothing is wider than what it scrolls in, and each control can be scrolled into the window. */
async function expectReachable(page: Page, name: string): Promise<void> {
  const problems = () =>
    page.evaluate(() => {
      const wide = [
        document.documentElement,
        ...document.querySelectorAll<HTMLElement>('main *, [data-open-tool] *'),
      ]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
        // Some tables of questions are wider, and scroll within themselves.
        .filter((element) => element.closest('table, svg, [role=tablist]') === null && element.tabIndex !== 0)
        .map((element) => `${element.tagName} is ${element.scrollWidth - element.clientWidth} px too wide`);
      const outside = [...document.querySelectorAll<HTMLElement>('button, input, select, [role=tab]')]
        .filter((control) => control.checkVisibility() && control.closest('[data-demo]') === null)
        .filter((control) => {
          control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        })
        .map((control) => `${control.getAttribute('aria-label') ?? control.outerHTML} is out of reach`);
      return [...wide, ...outside];
    });
  await expect.poll(problems, name).toEqual([]);
}

test('shows text of 220 % in the question and in the panels, with every control in reach', async ({
  studentPage: page,
}) => {
  await startExam(page, 3);
  const sizeOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.getBoundingClientRect().height);
  await page.keyboard.press('v');
  const plain = await sizeOf('136–146');
  await page.getByRole('button', { name: 'Close panel' }).click();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectReachable(page, `exam at ${width} px`);
    for (const [key, panel] of [
      ['v', 'Lab values'],
      ['x', 'Calculator'],
      ['o', 'Notes'],
    ] as const) {
      await page.getByRole('heading', { name: /^Item 1/ }).focus();
      await page.keyboard.press(key);
      await page.getByRole('region', { name: panel }).waitFor();
      await expectReachable(page, `${panel} at ${width} px`);
      if (key === 'v') expect((await sizeOf('136–146')) / plain).toBeCloseTo(2.2, 1);
      await page.getByRole('button', { name: 'Close panel' }).click();
    }
  }
  await expectAccessible(page, 'exam with text of 220 %');
});

test('offers what is below of a long stem until its end was in view, and moves nothing', async ({
  studentPage: page,
}) => {
  await startExam(page, 2);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('+');
  // The question scrolls by itself, then with the page.
  for (const [window, key] of [
    [{ width: 390, height: 640 }, 'n'],
    [{ width: 640, height: 360 }, 'p'],
  ] as const) {
    await page.reload();
    await page.setViewportSize(window);
    await page.keyboard.press(key);
    const more = page.getByRole('button', { name: 'More below' });
    await expect(more).toBeInViewport();
    const question = page.getByRole('region', { name: 'Question' });
    const height = () => question.evaluate((stem) => stem.parentElement?.offsetHeight);
    const before = await height();
    await expect
      .poll(async () => {
        if (await more.isVisible()) await more.click();
        return more.count();
      })
      .toBe(0);
    expect(await height()).toBe(before);
    await expect(page.getByRole('heading', { name: /^Item/ })).toBeFocused();
    await expect
      .poll(() => question.evaluate((stem) => stem.getBoundingClientRect().bottom - innerHeight))
      .toBeLessThanOrEqual(1);
  }
});

test.describe('a narrow window', () => {
  test('shows the whole footer of the exam, Next included', async ({ studentPage: page }) => {
    await startExam(page, 3);
    await expectWithinWidth(page, 'exam');

    await test.step('the site feedback has its row below the exam, within the window', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBe(0);
      await expect(page.getByRole('button', { name: 'Site feedback' })).toBeInViewport();
    });

    await test.step('the focus ring of the item’s heading crosses no text', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.keyboard.press('n');
      const heading = page.getByRole('heading', { name: 'Item 2 of 3' });
      await expect.poll(() => heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      const { ring, below, width } = await heading.evaluate((element) => {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const text = element.nextElementSibling?.getBoundingClientRect();
        const drawn = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
        return {
          ring: box.bottom + parseFloat(style.outlineOffset) + drawn,
          below: text?.top ?? 0,
          width: drawn,
        };
      });
      expect(width).toBeGreaterThanOrEqual(2);
      expect(ring).toBeLessThanOrEqual(below);
    });
  });

  test('shows the whole footer of the review, Next included, and large boxes on Create Quiz', async ({
    studentPage: page,
  }) => {
    const quizId = await createQuiz(page, { size: 3 });
    await submitUnanswered(page, quizId);
    await openInApp(page, `/exam/${quizId}/1/review`);
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await expectWithinWidth(page, 'review');
    await expectAccessible(page, 'review at 320 px');

    await test.step('the filters wrap: each is whole within the width of the window', async () => {
      const chips = page.getByRole('group', { name: 'Show' }).getByRole('button');
      const boxes = await chips.evaluateAll((all) =>
        all.map((chip) => {
          const { left, right, top } = chip.getBoundingClientRect();
          return { left, right, top, cut: chip.scrollWidth - chip.clientWidth };
        }),
      );
      expect(boxes.length).toBeGreaterThan(4);
      for (const { left, right, cut } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
        expect(cut).toBe(0);
      }
      expect(new Set(boxes.map(({ top }) => top)).size).toBeGreaterThan(1);
    });

    await test.step('each item and its explanation are shown from their top', async () => {
      const explanation = page.getByRole('tabpanel');
      // The explanation next to the question, below it, and a window so low that the page scrolls.
      for (const [window, key, item] of [
        [{ width: 1280, height: 500 }, 'n', 2],
        [{ width: 390, height: 640 }, 'n', 3],
        [{ width: 640, height: 360 }, 'p', 2],
      ] as const) {
        await page.setViewportSize(window);
        await explanation.locator(':scope > *').last().scrollIntoViewIfNeeded();
        await expect(explanation.locator(':scope > *').first()).not.toBeInViewport();
        await page.keyboard.press(key);
        await atItem(page, item);
        await expect(page.getByRole('heading', { name: `Item ${item} of 3` })).toBeInViewport();
        expect(await explanation.evaluate((element) => element.scrollTop)).toBe(0);
      }
    });

    await test.step('the boxes of Create Quiz are at least 24 px wide and high', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/create-quiz');
      await page.getByRole('checkbox', { name: 'Anatomy' }).waitFor();
      const boxes = page.locator('input[type=checkbox]:visible, input[type=radio]:visible');
      const sizes = await boxes.evaluateAll((all) =>
        all.map((box) => Math.min(box.getBoundingClientRect().width, box.getBoundingClientRect().height)),
      );
      expect(sizes.length).toBeGreaterThan(10);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    });
  });
});
