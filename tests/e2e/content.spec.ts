import type { Page } from '@playwright/test';
import { openItem } from './examSteps';
import { expect, test } from './fixtures';
import { createQuiz } from './quizApi';
import { replaceTexts } from './replaceTexts';

const unbroken = (text: string): string => text.replaceAll(' ', '&nbsp;');
const FORMULA = `<math><mi>x</mi>${'<mo>+</mo><mi>abcd</mi>'.repeat(30)}</math>`;
const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2200" height="300"><path d="M0 0L2200 300" stroke="black"/></svg>',
)}`;

const STEM = [
  '<p style="color:red">First paragraph of the vignette.</p>\n<p>Second paragraph.</p>',
  `<p>A drawing: <img alt="Flow" src="${DRAWING}"></p>`,
  `<p>${unbroken('A woman with hypertrophied papillary muscles on echocardiography presents with dyspnea.')}</p>`,
  `<pre>${'I  []------()'.repeat(20)}</pre><p>${FORMULA}</p>`,
  `<table><tr>${'<td>128&nbsp;mEq/L</td>'.repeat(20)}</tr></table>`,
  `<p>${'Pneumonoultramicroscopic'.repeat(12)}</p><p>The last paragraph.</p>`,
].join('');

const OPTIONS = [
  unbroken('Percutaneous transluminal coronary angioplasty with stenting of the left anterior artery'),
  `<img alt="Flow" src="${DRAWING}">`,
  'Word'.repeat(80),
  `${FORMULA}<pre>${'x'.repeat(200)}</pre>`,
];

async function openContent(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts, { stem: [STEM], optionList: OPTIONS });
  await openItem(page, await createQuiz(page, { size: 3 }));
}

test('reaches all of a wide question at any width, with every option’s strike button', async ({
  studentPage: page,
}) => {
  await openContent(page);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const column = page.locator('[data-part=question]');
    expect(await column.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (const letter of ['A', 'B', 'C', 'D']) {
      const box = await page.getByRole('button', { name: `Strike out ${letter}` }).boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0), `${letter} at ${String(width)} px`).toBeLessThanOrEqual(
        width,
      );
    }
  }
});

test('highlights a paragraph that a triple click selects, the last one too', async ({
  studentPage: page,
}) => {
  await openContent(page);
  for (const text of ['First paragraph of the vignette.', 'The last paragraph.']) {
    await page.getByText(text).click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Highlight green' }).click();
    await expect(page.locator('mark').filter({ hasText: text })).toHaveText(text);
  }
});

test('keeps a formula as it is when it is highlighted', async ({ studentPage: page }) => {
  await page.addInitScript(replaceTexts, {
    stem: ['<p>It is <math>\n<mfrac>\n<mi>U</mi>\n<mi>P</mi>\n</mfrac>\n</math> then.</p>'],
  });
  await openItem(page, await createQuiz(page, { size: 3 }));
  await page.getByText('It is').evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph));
  await page.getByRole('button', { name: 'Highlight green' }).click();
  await expect(page.locator('mark')).toHaveText(['It is ', 'U', 'P', ' then.']);
  expect(await page.locator('mfrac').evaluate((fraction) => fraction.children.length)).toBe(2);
});
