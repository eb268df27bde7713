import { startExam } from './examSteps';
import { expect, openInApp, test } from './fixtures';

test('opens a menu 190 px wide, and shows at most four lines of a plan’s description', async ({
  adminPage: page,
}) => {
  await openInApp(page, '/manage-plans');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(190);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create Plan' }).click();
  const description = page.getByRole('dialog').getByLabel('Description');
  await description.fill(Array.from({ length: 9 }, (_, line) => `Line ${String(line)}`).join('\n'));
  const lines = () =>
    description.evaluate((field) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
      const padding = parseFloat(paddingTop) + parseFloat(paddingBottom);
      return (field.clientHeight - padding) / parseFloat(lineHeight);
    });
  await expect.poll(lines).toBeGreaterThan(3.5);
  expect(await lines()).toBeLessThanOrEqual(4.1);
});

test('shows the text of a note within its frame', async ({ studentPage: page }) => {
  await startExam(page, 1);
  await page.keyboard.press('o');
  const note = page.getByLabel('Note on this question');
  await note.waitFor();
  const { above, below } = await note.evaluate((element) => {
    const field = element.getBoundingClientRect();
    const frame = (element.parentElement ?? element).getBoundingClientRect();
    return { above: field.top - frame.top, below: frame.bottom - field.bottom };
  });
  expect(above).toBeGreaterThanOrEqual(0);
  expect(below).toBeGreaterThanOrEqual(0);
});
