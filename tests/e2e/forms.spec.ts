import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const CONTROLS = 'input, textarea, select, button, a[href]';

/** Text fields and lists: leaving one may show its error. */
const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select';

const placesOf = (form: Locator) =>
  form.locator(CONTROLS).evaluateAll(
    (controls) =>
      new Promise<readonly (readonly number[])[]>((resolve) => {
        const read = () =>
          controls.map((control) => {
            const { top, left } = control.getBoundingClientRect();
            return [Math.round(top), Math.round(left)];
          });
        requestAnimationFrame(() => setTimeout(() => resolve(read())));
      }),
  );

/**
 * Leaves each field of the form by a press on the control after it, and expects that nothing moves during the press.
 */
async function expectStillness(page: Page, open: () => Promise<Locator>): Promise<void> {
  const count = await (await open()).locator(FIELDS).count();
  expect(count).toBeGreaterThan(0);
  for (let at = 0; at < count; at += 1) {
    const form = at === 0 ? page.locator('form').last() : await open();
    const field = form.locator(FIELDS).nth(at);
    await field.focus();
    const name = await field.evaluate((element) => element.getAttribute('name'));
    const next = await form.locator(CONTROLS).evaluateAll((controls) => {
      const place = controls.findIndex((control) => control === document.activeElement);
      return controls.findIndex((control, index) => index > place && !control.matches('select, [disabled]'));
    });
    if (next === -1) continue;
    const target = form.locator(CONTROLS).nth(next);
    await target.scrollIntoViewIfNeeded();
    const before = await placesOf(form);
    await target.hover();
    await page.mouse.down();
    expect(await placesOf(form), `places after leaving ${name ?? 'a field'}`).toEqual(before);
    await page.mouse.move(1, 1);
    await page.mouse.up();
  }
}

const adminDialogs = [
  ['Create Plan', '/manage-plans'],
  ['Send Invite', '/manage-plans'],
  ['Send invitation', '/admin-portal'],
  ['Invite many', '/admin-portal'],
  ['Check a list', '/admin-portal'],
  ['Create coupon', '/admin-portal?tab=coupons'],
] as const;

test.describe('forms', () => {
  test('chooses at the first click behind a required field that was left empty', async ({ openSignedIn }) => {
    const page = await openSignedIn('Admin', '/manage-plans');
    await page.getByRole('button', { name: 'Create Plan' }).click();
    await page.getByLabel('Name').focus();
    const choice = page.getByRole('checkbox', { name: 'MCAT' });
    await choice.click({ delay: 200 });
    await expect(choice).toBeChecked();
    await expect(page.getByText('Enter a name')).toBeVisible();
  });

  for (const [name, path] of adminDialogs) {
    test(`moves nothing during the press that leaves a field: ${name}`, async ({ openSignedIn }) => {
      const page = await openSignedIn('Admin', path);
      await expectStillness(page, async () => {
        const dialog = page.getByRole('dialog', { name });
        if (await dialog.isVisible()) await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name, exact: true }).click();
        await expect(dialog).toBeVisible();
        return page.locator('form').last();
      });
    });
  }

  for (const path of ['/login', '/register', '/forget-password']) {
    test(`moves nothing during the press that leaves a field: ${path}`, async ({ page }) => {
      await expectStillness(page, async () => {
        await page.goto(path);
        const form = page.locator('form').last();
        await expect(form.getByLabel('Email')).toBeVisible();
        // React's form has replaced the pre-rendered one.
        await expect(page.locator('html[data-signin]')).toHaveCount(0);
        return form;
      });
    });
  }
});
