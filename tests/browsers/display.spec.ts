import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import { answer, atItem, endBlock, openFromMenu, signIn, startQuiz } from './steps';

/** Nothing scrolls sideways, and the element is entirely within the window. */
async function seeWithinWidth(app: Screen, role: string, name: string): Promise<void> {
  await expect
    .poll(() => app.driver.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
  await app.role(role, name).moveTo();
}

/** A press of a key that no control has the focus for. */
const press = (key: string): string =>
  `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true }))`;

for (const colorScheme of ['light', 'dark'] as const) {
  const reducedMotion = colorScheme === 'dark';
  test.describe(`a system that prefers ${colorScheme}${reducedMotion ? ' and reduced motion' : ''}`, () => {
    test.use({ preferences: { colorScheme, reducedMotion } });

    test(`shows the exam in ${colorScheme}, whole at 1280, 390 and 320 px`, async ({ app }) => {
      // The check covers both themes, regardless of the system's preference: once is enough.
      const seeAccessible = async (where: string): Promise<void> => {
        if (colorScheme === 'light') await app.seeAccessible(where);
      };
      await signIn(app);
      await expect
        .poll(() => app.driver.evaluate('document.documentElement.dataset.theme'))
        .toBe(colorScheme);
      const reduces = "matchMedia('(prefers-reduced-motion: reduce)').matches";
      expect(await app.driver.evaluate(reduces)).toBe(reducedMotion);
      // WebKit of GTK draws them in its own theme.
      const hasBars =
        "!CSS.supports('scrollbar-color: auto') || getComputedStyle(document.body).scrollbarColor !== 'auto'";
      expect(await app.driver.evaluate(hasBars)).toBe(true);

      await app.driver.resize(320, 640);
      await seeWithinWidth(app, 'button', 'Open menu');
      await app.role('checkbox', 'Anatomy').see();
      await seeAccessible('create quiz at 320 px');
      await app.driver.resize(1280, 900);
      await startQuiz(app, 3);
      for (const width of [320, 390]) {
        await app.driver.resize(width, 800);
        await seeWithinWidth(app, 'button', 'Next');
        await seeAccessible(`exam at ${String(width)} px`);
      }
      await app.role('button', 'Questions').press();
      const sheet = app.role('navigation', 'Questions');
      await sheet.role('button', /^Question 3, /).see();
      await seeAccessible('sheet of questions');
      await sheet.role('button', /^Question 3, /).press();
      await atItem(app, 3);
      const height = "document.querySelector('[role=radiogroup] > *').getBoundingClientRect().height";
      expect(await app.driver.evaluate(height)).toBeGreaterThanOrEqual(44);
      await answer(app, 'A');
      await endBlock(app);
      await app.role('heading', 'Result').see();
      await seeWithinWidth(app, 'button', 'Review question 1');
      await app.role('button', 'Review question 1').press();
      await app.role('region', 'Question').see();
      await seeWithinWidth(app, 'button', 'Next');
      await seeAccessible('review at 390 px');
    });
  });
}

test('ends the form of Settings below its button', async ({ app }) => {
  await signIn(app);
  await openFromMenu(app, 'Settings');
  await app.role('button', 'Save').see();
  const room = await app.driver.evaluate(`(() => {
    const form = document.querySelector('form');
    const bottom = (element) => element.getBoundingClientRect().bottom;
    return bottom(form) - bottom(form.querySelector('[type=submit]'));
  })()`);
  expect(room).toBeLessThanOrEqual(1);
});

test('shows text of 220 % and lab values within their columns', async ({ app }) => {
  await signIn(app);
  await startQuiz(app, 2);
  await app.role('heading', 'Item 1 of 2').see();
  for (let step = 0; step < 5; step += 1) await app.driver.evaluate(press('+'));
  await app.driver.evaluate(press('v'));
  await app.role('region', 'Lab values').see();
  const room = `(() => {
    const unit = document.querySelector('[data-open-tool] tbody tr')?.lastElementChild;
    const panel = document.querySelector('[data-open-tool]');
    // The rows come after their panel.
    if (!unit) return -1;
    return panel.getBoundingClientRect().right - unit.getBoundingClientRect().right;
  })()`;
  const fontSize = "parseFloat(getComputedStyle(document.querySelector('[aria-label=Question]')).fontSize)";
  for (const width of [1280, 390]) {
    await app.driver.resize(width, 800);
    await seeWithinWidth(app, 'button', 'Next');
    await expect.poll(() => app.driver.evaluate(fontSize)).toBeGreaterThan(35);
    await expect.poll(() => app.driver.evaluate(room)).toBeGreaterThanOrEqual(0);
  }
});

test('shows a hint on hover, on keyboard focus and on a long touch', async ({ app }) => {
  await app.open('/login');
  const hint = app.role('tooltip', 'Show password');
  await app.role('button', 'Show password').moveTo();
  await hint.see();
  await app.label('Password').press();
  await hint.seeGone();
  await app.keys('Tab');
  await app.role('button', 'Show password').seeFocused();
  await hint.see();
  await app.keys('Escape');
  await hint.seeGone();
  const touch = (type: string): string =>
    `document.querySelector('[data-hint="Show password"]').dispatchEvent(
      new PointerEvent('${type}', { pointerType: 'touch', bubbles: true }))`;
  await app.driver.evaluate(touch('pointerdown'));
  await hint.see();
  await app.driver.evaluate(touch('pointerup'));
  await hint.seeGone();
});
