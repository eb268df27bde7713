import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { signIn, startQuiz, test } from './productionSite';

// In a production build, because the demo's panel would be below the page. Only Chromium's driver supports safe areas.

const HEIGHT = 844;
/** The height of a home indicator, px. */
const INDICATOR = 34;
/** The height of the page above an on-screen keyboard that reduces it, px. */
const ABOVE_KEYBOARD = 400;

test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

/** The element's center is in the window, and nothing covers it, such as a bar that is fixed while the page scrolls. */
const expectShown = (control: Locator, name: string) =>
  expect
    .poll(
      () =>
        control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return element.contains(hit) ? '' : element.outerHTML;
        }),
      name,
    )
    .toBe('');

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** In a wide window, which opens all sections, builds a quiz; then narrows the window. */
async function openQuiz(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.reload();
  await startQuiz(page, 2);
  await page.setViewportSize({ width: 390, height: HEIGHT });
}

test('keeps the controls at the lower edge above the home indicator', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  const insets = { bottom: INDICATOR, bottomMax: INDICATOR };
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const expectAboveIndicator = (name: string) =>
    expect
      .poll(async () => {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox();
        return box === null ? Infinity : box.y + box.height;
      }, name)
      .toBeLessThanOrEqual(HEIGHT - INDICATOR);

  await signIn(page);
  await expectAboveIndicator('Create Quiz');
  await openQuiz(page);
  for (const name of ['Questions', 'End Block', 'Next', 'Site feedback']) await expectAboveIndicator(name);
  await page.getByRole('radio').first().tap();
  await tap(page, 'End Block');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
});

test('keeps a field in view that is typed into while the keyboard takes half of the page', async ({
  page,
}) => {
  const expectTypeable = async (field: Locator, text: string) => {
    await field.tap();
    await page.setViewportSize({ width: 390, height: ABOVE_KEYBOARD });
    await page.keyboard.type(text);
    await expect(field).toBeFocused();
    await expectShown(field, text);
    await page.setViewportSize({ width: 390, height: HEIGHT });
  };

  await signIn(page);
  await expectTypeable(page.getByLabel('# of Questions'), '2');
  await openQuiz(page);
  await tap(page, 'Tools');
  await tap(page, 'Notes');
  await expectTypeable(page.getByLabel('Note on this question'), 'Ask about travel.');
  await tap(page, 'Close panel');
  await tap(page, 'Tools');
  await tap(page, 'Lab values');
  await expectTypeable(page.getByLabel('Search lab values'), 'sodium');
});

test('shows each control of Create Quiz that the keyboard reaches, above the bar that stays', async ({
  page,
}) => {
  await signIn(page);
  await page.getByLabel('# of Questions').waitFor();
  await page.getByRole('checkbox', { name: 'Select all Discipline' }).waitFor();
  const steps = await page.locator('main :is(a, button, input, select):visible').count();
  expect(steps).toBeGreaterThan(15);
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    await expectShown(page.locator(':focus'), `after Tab ${String(step + 1)}`);
  }
});
