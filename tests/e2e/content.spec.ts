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

test('shows an option that is a picture, a formula or preformatted as struck out', async ({
  studentPage: page,
}) => {
  await openContent(page);
  for (const [letter, part] of [
    ['B', 'img'],
    ['D', 'math'],
    ['D', 'pre'],
  ] as const) {
    const option = page.locator('label').filter({ has: page.getByText(`${letter}.`, { exact: true }) });
    await expect(option.locator(part)).toHaveCSS('opacity', '1');
    const strike = page.getByRole('button', { name: `Strike out ${letter}` });
    await strike.click();
    await expect(option.locator(part)).toHaveCSS('opacity', '0.35');
    await expect(option.getByText(`${letter}.`, { exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await page.getByRole('button', { name: `Restore ${letter}` }).click();
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

test('shows the whole numbers of a wide formula after another layout of the page', async ({
  adminPage: page,
}) => {
  const formula = `<math display="block"><mi>FENa</mi><mo>=</mo><mfrac><mi>U</mi><mi>P</mi></mfrac><mo>×</mo><mn>100</mn>${'<mo>+</mo><mi>volume</mi>'.repeat(4)}</math>`;
  const stem = [`<p>${formula}</p>${'<p>A paragraph.</p>'.repeat(40)}`];
  await page.addInitScript(replaceTexts, { stem, questionStem: stem });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/question/view/qlink-three-to-try');
  const clip = (await page.locator('[data-wide]').boundingBox()) ?? { x: 0, y: 0, width: 320, height: 700 };
  const before = await page.screenshot({ clip });
  // Lays the page out again.
  await page.screenshot({ fullPage: true });
  expect((await page.screenshot({ clip })).equals(before)).toBe(true);
});

test('keeps the fractions of neighboring lines apart', async ({ studentPage: page }) => {
  const fraction = '<math><mfrac><mi>U</mi><mi>P</mi></mfrac></math>';
  await page.addInitScript(replaceTexts, { stem: [`<p>${fraction}<br>${fraction}</p>`] });
  await openItem(page, await createQuiz(page, { size: 3 }));
  const [, under, over] = await page.locator('mi').evaluateAll((signs) =>
    signs.map((sign) => {
      const range = document.createRange();
      range.selectNodeContents(sign);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(under?.bottom).toBeLessThan(over?.top ?? 0);
});

/** Of each part that may scroll, whether its edge says that it goes on. */
const edgesOf = (page: Page): Promise<readonly boolean[]> =>
  page
    .locator('[data-part=question] :is(pre, table, [data-wide])')
    .evaluateAll((parts) =>
      parts.map((part) => !/^none|rgba\(0, 0, 0, 0\)/.test(getComputedStyle(part).boxShadow)),
    );

test('shows at the edge of wide content that it goes on, until its end is reached', async ({
  studentPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContent(page);
  const edges = await edgesOf(page);
  expect(edges.length).toBeGreaterThan(3);
  expect(edges).not.toContain(false);
  await page
    .locator('[data-part=question] :is(pre, table, [data-wide])')
    .evaluateAll((parts) => parts.forEach((part) => part.scrollTo({ left: 99_999, behavior: 'instant' })));
  await expect.poll(() => edgesOf(page)).not.toContain(true);
});

test('shows no such edge at content that fits', async ({ studentPage: page }) => {
  await page.addInitScript(replaceTexts, {
    stem: [
      `<pre>I  []</pre><table><tr><td>1</td></tr></table><p><math>${'<mi>abcd</mi>'.repeat(5)}</math></p>`,
    ],
  });
  await openItem(page, await createQuiz(page, { size: 3 }));
  expect(await edgesOf(page)).toEqual([false, false, false]);
});

test('prints all of a question that is longer than the window, without grounds of buttons', async ({
  studentPage: page,
}) => {
  await openContent(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  const column = page.locator('[data-part=question]');
  const hidden = () => column.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hidden()).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await hidden()).toBe(0);
  // MUI prints grounds: that of the dark theme would hide the text.
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  const bottom = await column.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeGreaterThan(600);
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(end).toBeGreaterThanOrEqual(Math.floor(bottom));
});

test('prints a long formula in small type, and no number of a table in two lines', async ({
  studentPage: page,
}) => {
  await openContent(page);
  // A4 without margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const formula of await page.locator('[data-part=question] [data-wide]').all())
    expect(await formula.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  const lines = await page
    .locator('[data-part=question] td')
    .first()
    .evaluate(({ firstChild }) => {
      const range = document.createRange();
      if (firstChild === null) return 0;
      range.setStart(firstChild, 0);
      range.setEnd(firstChild, '128'.length);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('prints no choice as chosen that is not', async ({ studentPage: page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/create-quiz');
  const choice = page.getByRole('checkbox', { name: 'Select all Discipline' });
  const box = page.locator('.MuiCheckbox-root').filter({ has: choice }).locator('span').first();
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await choice.check();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
