import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { atItem, expectSubmitted, openIllustrated, startExam } from './examSteps';
import { EMPTY_PAGE, expect, test } from './fixtures';

// With the wheel and by touch, which only Chromium's driver supports.
test.describe('the study tools', () => {
  test('shows an image that is zoomed to the pointer, moved and rotated', async ({ studentPage: page }) => {
    await openIllustrated(page);
    await page.getByRole('button', { name: 'Enlarge image 1' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Image' });
    const frame = dialog.getByRole('group', { name: 'Image 1' });
    await dialog.getByRole('img').waitFor();
    const box = await frame.boundingBox();
    if (box === null) throw new Error('the image has no place');
    const [x, y] = [box.x + box.width / 2 + 40, box.y + box.height / 2 - 30];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -200);
    const status = dialog.getByRole('status');
    await expect.poll(() => status.textContent()).toContain('Zoom 149 %');
    // The point 40 px right of the center and 30 px above it stayed in place.
    const shift = await dialog.getByRole('img').evaluate(({ style }) => style.transform);
    const [, left = '', top = ''] = /translate\((.+?)px, (.+?)px\)/.exec(shift) ?? [];
    expect(Number(left)).toBeCloseTo(40 * (1 - Math.exp(0.4)), 1);
    expect(Number(top)).toBeCloseTo(-30 * (1 - Math.exp(0.4)), 1);
    // A drag that ends outside does not close the dialog.
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await page.mouse.move(4, 4, { steps: 3 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Rotate' }).press('Enter');
    await expect.poll(() => status.textContent()).toContain('rotated 90°');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('serves a whole block by touch at 390 px', async ({ openSignedIn }) => {
    const touch = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const page = await openSignedIn('Student', EMPTY_PAGE, touch);
    const quizId = await startExam(page, 2);
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    for (const [tool, part] of [
      ['Lab values', 'Search lab values'],
      ['Calculator', 'Result'],
      ['Notes', 'Note on this question'],
    ] as const) {
      await tap('Tools');
      await tap(tool);
      await page.getByRole('region', { name: tool }).getByLabel(part).waitFor();
      if (tool === 'Notes') {
        // iPhones zoom into fields with a smaller font.
        await expect(page.getByLabel(part)).toHaveCSS('font-size', '16px');
        await page.getByLabel(part).fill('Ask about travel.');
        await tap('Delete note');
        await expectAbove(page.getByText('Note deleted'), page.getByRole('contentinfo'));
        await tap('Dismiss message');
      }
      await tap('Close panel');
    }
    await tap('Questions');
    const sheet = page.getByRole('navigation', { name: 'Questions' });
    await sheet.getByRole('heading').waitFor();
    await swipeDown(page, sheet.getByRole('heading'));
    await expect(sheet).toBeHidden();
    await tap('Tools');
    await page.getByRole('switch', { name: 'Line reader' }).tap();
    const band = page.getByRole('slider', { name: 'Lines to read' });
    await band.waitFor();
    await expectAccessible(page, 'line reader at 390 px');
    // An option can be chosen as usual.
    await tap('Tools');
    await page.getByRole('radio', { name: /^B\. / }).tap();
    await expect.poll(() => page.getByRole('radio', { name: /^B\. / }).isChecked()).toBe(true);

    await swipe(page, [300, 60]);
    await atItem(page, 2);
    await page.getByRole('radio', { name: /^A\. / }).tap();
    await swipe(page, [100, 340]);
    await atItem(page, 1);
    await tap('End Block');
    await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).tap();
    await expectSubmitted(page, quizId, ['B', 'A']);
  });
});

async function expectAbove(element: Locator, other: Locator): Promise<void> {
  const [box, below] = [await element.boundingBox(), await other.boundingBox()];
  if (box === null || below === null) throw new Error('not shown');
  expect(box.y + box.height).toBeLessThanOrEqual(below.y);
}

/** The finger rests before it is lifted: otherwise the browser would use the next tap to stop the fling. */
async function restFinger(page: Page): Promise<void> {
  for (let frame = 0; frame < 6; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/** One finger moves down from an element. */
async function swipeDown(page: Page, from: Locator): Promise<void> {
  const box = await from.boundingBox();
  if (box === null) throw new Error('not shown');
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: down === undefined ? [] : [{ x: box.x + 8, y: box.y + 8 + down }],
    });
  await send('touchStart', 0);
  for (const down of [40, 90, 150]) await send('touchMove', down);
  await restFinger(page);
  await send('touchMove', 150);
  await send('touchEnd');
  await cdp.detach();
}

/** One finger moves sideways over the text of the first option. */
async function swipe(page: Page, [from, to]: readonly [from: number, to: number]): Promise<void> {
  const option = await page.getByRole('radiogroup').boundingBox();
  if (option === null) throw new Error('no options');
  const y = option.y + 20;
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send('touchStart', from);
  await send('touchMove', (from + to) / 2);
  await send('touchMove', to);
  await restFinger(page);
  await send('touchMove', to);
  await send('touchEnd');
  await cdp.detach();
}
