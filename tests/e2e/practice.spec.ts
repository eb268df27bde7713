import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

const expectFocused = (page: Page, name: string | RegExp) =>
  expect.poll(() => heading(page, name).evaluate((element) => element.matches(':focus'))).toBe(true);

const expectWithinWidth = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);

test('missed questions are practised by keyboard alone, at 320 px, over a reload, with one call', async ({
  openSignedIn,
}) => {
  const page = await openSignedIn('Student', '/study');
  await page.setViewportSize({ width: 320, height: 640 });
  const card = page.getByRole('region', { name: 'Due today' });
  const due = Number.parseInt(await card.getByText(/questions? due$/).innerText(), 10);
  const size = Math.min(20, due);
  expect(size).toBeGreaterThan(3);
  await expectWithinWidth(page);
  await expectAccessible(page, 'due today');
  await card.getByRole('link', { name: 'Start' }).press('Enter');
  await heading(page, `Question 1 of ${size}`).waitFor();
  await expectAccessible(page, 'a question of a drill');

  const sent: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Which questions are due, and so whether one has an image, depends on the day.
    if (pathname.startsWith('/qlearn/') && pathname !== '/qlearn/bank/image')
      sent.push(`${request.method()} ${pathname}`);
  });
  const { keyboard } = page;
  const firstOption = page.getByRole('radio').first();
  await firstOption.focus();
  await keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await keyboard.press('Space');
  await expectFocused(page, /^(Correct|Incorrect: the correct answer is [A-J])$/);
  await expectAccessible(page, 'an answered question of a drill');
  await expectWithinWidth(page);
  await keyboard.press('1');
  await expectFocused(page, `Question 2 of ${size}`);
  await page.getByText('Due again in 1 day.').waitFor();
  await keyboard.press('b');
  await expectFocused(page, /^(Correct|Incorrect)/);
  expect(sent).toEqual([]);

  await page.reload();
  await heading(page, `Question 2 of ${size}`).waitFor();
  await expect(page.getByRole('radio', { name: /^B\. / })).toBeChecked();
  await keyboard.press('Control+z');
  await expectFocused(page, `Question 2 of ${size}`);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(sent.filter((call) => call.endsWith('/bank/question'))).toEqual(['POST /qlearn/bank/question']);
  const loaded = sent.length;

  for (let place = 2; place <= size; place += 1) {
    await expectFocused(page, `Question ${place} of ${size}`);
    await keyboard.press('a');
    await expectFocused(page, /^(Correct|Incorrect)/);
    await keyboard.press('2');
  }
  await expectFocused(page, 'Drill done');
  await expectAccessible(page, 'a finished drill');
  expect(sent).toHaveLength(loaded);
});
