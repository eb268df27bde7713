import type { Locator } from '@playwright/test';
import { atItem, openIllustrated } from './examSteps';
import { expect, expectPath, test } from './fixtures';

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

test.describe('by keyboard alone', () => {
  test('builds, sits and ends a quiz of ten items with at most 45 keys', async ({ openSignedIn }) => {
    const page = await openSignedIn('Student', '/create-quiz');
    // As after signing in.
    await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).focus();
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const tabTo = async (target: Locator, key = 'Tab'): Promise<void> => {
      while (!(await hasFocus(target)) && keys <= 45) await press(key);
      expect(await hasFocus(target), `focus on ${target.toString()} after ${keys} keys`).toBe(true);
    };
    await page.getByRole('checkbox', { name: 'Anatomy' }).waitFor();
    const presets = page.getByRole('combobox', { name: 'Presets' });
    // Its chunk may come later than the lists.
    await presets.waitFor();
    await tabTo(presets);
    await press('q');
    await page
      .getByRole('status')
      .filter({ hasText: /^Available questions: [1-9]/ })
      .waitFor();
    // Enter in a field submits its form.
    await tabTo(page.getByRole('checkbox'));
    await press('Enter');
    for (let item = 1; item <= 10; item += 1) {
      await atItem(page, item);
      await press('a');
      if (item < 10) await press('n');
    }
    // Going back from the first element of the page leads to its last.
    await tabTo(page.getByRole('button', { name: 'End Block' }), 'Shift+Tab');
    await press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('0 unanswered').waitFor();
    await tabTo(dialog.getByRole('button', { name: 'End Block' }));
    await press('Enter');
    await expectPath(page, /^\/result\//);
    expect(keys).toBeLessThanOrEqual(45);
  });

  test('works radio groups, tabs, dialogs and accordions as their roles promise', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Student', '/user-settings');
    const { keyboard } = page;
    await test.step('radio group: arrows move and choose, from the last to the first', async () => {
      const theme = page.getByRole('radiogroup', { name: 'Theme' });
      await theme.getByRole('radio', { checked: true }).focus();
      for (const name of ['Light', 'Dark', 'Black on white', 'White on black', 'Soft', 'System']) {
        await keyboard.press('ArrowRight');
        await expect(theme.getByRole('radio', { name })).toBeFocused();
        await expect(theme.getByRole('radio', { name })).toBeChecked();
      }
      await keyboard.press('Tab');
      expect(await hasFocus(theme.getByRole('radio'))).toBe(false);
    });
    await test.step('dialog: takes the focus, keeps it, and gives it back', async () => {
      const opener = page.getByRole('button', { name: 'Site feedback' });
      await opener.focus();
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Site feedback' });
      await dialog.waitFor();
      const inside = dialog.locator(':focus');
      for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
        await keyboard.press(key);
        await expect(inside).toHaveCount(1);
      }
      await keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect(opener).toBeFocused();
    });
    await test.step('tabs: arrows, Home and End choose, and Tab leaves the list', async () => {
      await page.goto('/overall-performance');
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await tab('Discipline').focus();
      for (const [key, name] of [
        ['ArrowRight', 'Organ System'],
        ['End', 'Subtopics'],
        ['ArrowRight', 'Discipline'],
        ['ArrowLeft', 'Subtopics'],
        ['Home', 'Discipline'],
      ] as const) {
        await keyboard.press(key);
        await expect(tab(name)).toBeFocused();
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      }
      await keyboard.press('Tab');
      expect(await hasFocus(page.getByRole('tab'))).toBe(false);
    });
    await test.step('accordion: Enter and Space close and open, and what is closed is skipped', async () => {
      await page.goto('/create-quiz');
      const heading = page.getByRole('button', { name: 'Discipline' });
      await page.getByRole('checkbox', { name: 'Anatomy' }).waitFor();
      await heading.focus();
      await keyboard.press('Enter');
      await expect(heading).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('checkbox', { name: 'Anatomy' })).toBeHidden();
      await keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Organ System' })).toBeFocused();
      await keyboard.press('Shift+Tab');
      await keyboard.press('Space');
      await expect(heading).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('checkbox', { name: 'Anatomy' })).toBeVisible();
    });
  });

  test('works menus and sliders as their roles promise', async ({ studentPage: page }) => {
    await openIllustrated(page);
    const { keyboard } = page;
    await test.step('slider: arrows, Page Up and Down, Home and End', async () => {
      await page.getByRole('button', { name: 'Enlarge image 1' }).press('Enter');
      const brightness = page.getByRole('slider', { name: 'Brightness' });
      await brightness.focus();
      const attribute = async (name: string): Promise<number> => Number(await brightness.getAttribute(name));
      const value = async (): Promise<number> => Number(await brightness.inputValue());
      const [first, least, most] = [await value(), await attribute('min'), await attribute('max')];
      await keyboard.press('ArrowRight');
      await expect.poll(value).toBeGreaterThan(first);
      const stepped = await value();
      await keyboard.press('ArrowDown');
      await expect.poll(value).toBe(first);
      await keyboard.press('PageUp');
      await expect.poll(value).toBeGreaterThanOrEqual(stepped);
      await keyboard.press('Home');
      await expect.poll(value).toBe(least);
      await keyboard.press('End');
      await expect.poll(value).toBe(most);
      await keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
    await test.step('menu: arrows, Home and End move, and Escape gives the focus back', async () => {
      await page.goto('/study?tab=notebook');
      const opener = page.getByRole('button', { name: 'Export' });
      await opener.press('Enter');
      const items = page.getByRole('menuitem');
      await expect(items.first()).toBeFocused();
      await keyboard.press('ArrowDown');
      await expect(items.nth(1)).toBeFocused();
      await keyboard.press('End');
      await expect(items.last()).toBeFocused();
      await keyboard.press('ArrowDown');
      await expect(items.first()).toBeFocused();
      await keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      await expect(opener).toBeFocused();
    });
  });
});
