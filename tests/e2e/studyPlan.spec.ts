import type { Locator } from '@playwright/test';
import { expect, findStoredDemo, test } from './fixtures';

/** A zone in which it is now between 23:00 and midnight; the signs in these names are reversed. */
function zoneBeforeMidnight(): string {
  const ahead = 23 - new Date().getUTCHours();
  const offset = ahead > 14 ? ahead - 24 : ahead;
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

test('continues a drill over midnight, and counts each day’s own questions', async ({ openSignedIn }) => {
  const page = await openSignedIn('Student', undefined, { timezoneId: zoneBeforeMidnight() });
  const halfPast = new Date();
  halfPast.setUTCMinutes(30);
  await page.clock.install({ time: halfPast });
  const place = (number: number) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Question ${String(number)} of`) });
  const grade = async (): Promise<void> => {
    await page.keyboard.press('a');
    await page.getByRole('heading', { level: 2, name: /^(Correct|Incorrect)/ }).waitFor();
    await page.keyboard.press('3');
  };
  const openDrill = () =>
    page.getByRole('region', { name: 'Due today' }).getByRole('link', { name: 'Start' }).click();
  const countToday = async (): Promise<number> => {
    await page.goto('/study');
    const planned = page.getByText(/^\d+ of \d+ questions today$/);
    // It keeps its place, hidden, until the history has loaded.
    await planned.waitFor();
    return Number.parseInt(await planned.innerText(), 10);
  };

  // A drill keeps the questions that were due when it was opened.
  await findStoredDemo(page);
  const before = await countToday();
  await openDrill();
  await place(1).waitFor();
  await grade();
  await place(2).waitFor();
  await grade();
  await place(3).waitFor();
  expect(await countToday()).toBe(before + 2);
  await openDrill();
  await place(3).waitFor();

  await page.clock.fastForward('31:00');
  await grade();
  await place(4).waitFor();
  expect(await countToday()).toBe(1);
});

test('covers what scrolls below the grades of practice, labels of fields included', async ({
  studentPage: page,
}) => {
  await page.goto('/study/practice');
  const rule = page.getByText('My rule in one sentence');
  const verdict = page.getByRole('heading', { level: 2, name: /^(Correct|Incorrect)/ });
  await expect
    .poll(async () => {
      if (await verdict.isVisible()) await page.keyboard.press('3');
      await page.getByRole('radio').first().waitFor();
      await page.keyboard.press('a');
      await verdict.waitFor();
      return rule.isVisible();
    })
    .toBe(true);
  const grade = page.getByRole('button', { name: /^Again/ });
  const isRuleOnTop = await rule.evaluate(
    (label, button) => {
      if (!(button instanceof Element)) throw new Error('there are no grades');
      scrollBy({
        top: label.getBoundingClientRect().top - button.getBoundingClientRect().top,
        behavior: 'instant',
      });
      const { left, top, height } = label.getBoundingClientRect();
      return label.contains(document.elementFromPoint(left + 4, top + height / 2));
    },
    await grade.elementHandle(),
  );
  expect(isRuleOnTop).toBe(false);
});

test('shows the welcome of a first visit above the grades of practice', async ({ studentPage: page }) => {
  // Read as absent, not removed: the page before may write it after the new page has begun.
  await page.addInitScript(() => {
    Storage.prototype.getItem = function (name) {
      const stored: unknown = Reflect.get(this, name);
      return name === 'hasNotified' || typeof stored !== 'string' ? null : stored;
    };
  });
  await page.goto('/study/practice');
  // It stays while it is pointed at.
  await page.getByRole('button', { name: 'Dismiss', exact: true }).hover();
  await page.getByRole('radio').first().waitFor();
  await page.keyboard.press('a');
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (box === null) throw new Error('not shown');
    return box;
  };
  const grade = page.getByRole('button', { name: /^Hard/ });
  await grade.waitFor();
  const banner = await boxOf(page.getByRole('complementary', { name: 'Welcome' }));
  expect(banner.y + banner.height).toBeLessThan((await boxOf(grade)).y);
});
