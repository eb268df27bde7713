import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createIllustrated, openItem } from './examSteps';
import { expect, test } from './fixtures';
import { createQuiz } from './quizApi';
import { replaceTexts } from './replaceTexts';

const bytes = (name: string): Buffer => readFileSync(new URL(`images/${name}`, import.meta.url));
const base64 = (name: string): string => bytes(name).toString('base64');

const LINE = base64('black-line.png');
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>';

/** Opens an item with a figure, once with each of these in its place. */
async function openWithFigures(
  page: Page,
  figures: readonly (readonly [format: string, imgData: string])[],
  look: (opened: Page) => Promise<void>,
): Promise<void> {
  const { quizId, item } = await createIllustrated(page);
  for (const [format, imgData] of figures) {
    await test.step(format, async () => {
      const opened = await page.context().newPage();
      await opened.addInitScript(replaceTexts, { imgData: [imgData] });
      await openItem(opened, quizId, item);
      await look(opened);
      await opened.close();
    });
  }
}

test('shows figures of the bank in each format that browsers draw', async ({ studentPage }) => {
  const figures = [
    ['AVIF', base64('red.avif')],
    ['BMP', base64('red.bmp')],
    [
      'PNG after a byte order mark',
      Buffer.concat([Buffer.from('\uFEFF'), bytes('black-line.png')]).toString('base64'),
    ],
    ['PNG in the base64 of addresses', bytes('black-line.png').toString('base64url')],
    ['PNG in percent-encoded base64', encodeURIComponent(LINE)],
  ] as const;
  await openWithFigures(studentPage, figures, async (page) => {
    const figure = page.locator('[data-part=question] img').first();
    await expect
      .poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test('says without another try that a figure of the bank cannot be shown', async ({ studentPage }) => {
  const figures = [
    ['TIFF', Buffer.from('II*\0rest').toString('base64')],
    ['a drawing', Buffer.from(DRAWING).toString('base64')],
  ] as const;
  await openWithFigures(studentPage, figures, async (page) => {
    // The image dialog, which is rendered ahead in idle time, says the same.
    const question = page.getByRole('region', { name: 'Question' });
    await expect(question.getByText('Image 1 could not be shown.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Try again to load image/ })).toHaveCount(0);
  });
});

/** The lightness, 0 to 255, of what is behind an image. */
const matOf = (page: Page, name: string): Promise<number> =>
  page.getByAltText(name).evaluate((image) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(image)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });

test('shows dark lines of an image on a light mat, light lines on a dark one', async ({
  studentPage: page,
}) => {
  const images = [
    `<img alt="Red" src="data:image/avif;base64,${base64('red.avif')}">`,
    `<img alt="Dark lines" src="data:image/png;base64,${LINE}">`,
    `<img alt="Light lines" src="data:image/png;base64,${base64('white-line.png')}">`,
  ];
  await page.addInitScript(replaceTexts, { stem: [`<p>See ${images.join(' and ')} here.</p>`] });
  const quizId = await createQuiz(page, { size: 3 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openItem(page, quizId);
    const red = page.getByAltText('Red');
    await expect.poll(() => red.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16);
    await expect.poll(() => matOf(page, 'Dark lines')).toBeGreaterThan(180);
    await expect.poll(() => matOf(page, 'Light lines')).toBeLessThan(80);
    // On paper, the mat is no mere background.
    await expect(page.getByAltText('Light lines')).toHaveCSS('print-color-adjust', 'exact');
  }
});
