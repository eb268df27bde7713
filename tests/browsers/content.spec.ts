import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import { answer, endBlock, option, signIn, startQuiz } from './steps';

const image = (name: string): Buffer => readFileSync(new URL(`../e2e/images/${name}`, import.meta.url));
const base64 = (name: string): string => image(name).toString('base64');
const unbroken = (text: string): string => text.replaceAll(' ', '&nbsp;');
const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="60"><path d="M0 0L99 50" stroke="black"/></svg>`;

const STEM = [
  '<p id="p">The clearance is <math><mi>C</mi><mo>=</mo><mfrac><mi>U</mi><mi>P</mi></mfrac></math> then.</p>',
  '<p><img alt="Power" src="/equation" data-mathml="«math»«msup»«mn»10«/mn»«mn»6«/mn»«/msup»«/math»"></p>',
  '<p>Half: <mfrac><mn>1</mn><mn>2</mn></mfrac></p>',
  '<p>Leukocytes 20 × 10<span style="vertical-align:super">9</span>/L</p>',
  `<p><math display="block"><mfrac><msub><mi>U</mi><mi>sodium</mi></msub><mi>P</mi></mfrac>${'<mo>+</mo><mi>abcd</mi>'.repeat(30)}</math></p>`,
  '<ol type="I"><li>Preload falls</li><li>Afterload rises</li></ol>',
  '<dl><dt>Sodium</dt><dd>128</dd><dt>Potassium</dt><dd>5.9</dd></dl>',
  '<p>His record: <img src="https://cdn.example.org/ecg.png" alt="ST elevation in II"> Which?</p>',
  `<p>Line <img alt="Black line" src="data:image/jpg;base64,${base64('black-line.png')}"> in a sentence.</p>`,
  `<p>Loop <img alt="Wide loop" src="data:image/svg+xml,${encodeURIComponent(svg(2_200))}"></p>`,
  '<p>Listen: <audio src="https://media.example.org/s3.mp3"></audio> <iframe src="https://v.example.org/1"></iframe></p>',
  `<p>${unbroken('A woman with hypertrophied papillary muscles on echocardiography presents with dyspnea.')}</p>`,
  `<pre>${'I  []------()'.repeat(20)}</pre>`,
  `<table><tr>${'<td>128&nbsp;mEq/L</td>'.repeat(20)}</tr></table>`,
  '<p>Give <span style="text-decoration:line-through">aspirin</span> now.</p>',
  '<p>المريض يعاني</p><p>The last paragraph.</p>',
].join('');

const OPTIONS = [
  'Sj&ouml;gren syndrome',
  'Line one\nLine two',
  '<math><msup><mn>10</mn><mn>6</mn></msup></math>',
  unbroken('Percutaneous transluminal coronary angioplasty with stenting of the left anterior artery'),
];
/** In plain letters, composed of two signs. */
const KEY = 'Sjo\u0308gren syndrome';

const FIELDS = {
  imageList: [],
  stem: STEM,
  questionStem: STEM,
  optionList: OPTIONS,
  correctAnswer: KEY,
  explanation: STEM,
};

/** What the layout makes of the content within a part of the page. */
interface Layout {
  readonly text: string;
  /** Each numerator above its denominator, in all fractions of a text. */
  readonly isStacked: boolean;
  readonly isRaised: boolean;
  /** Signs of a formula that lie outside of the frame in which it scrolls. */
  readonly cutSigns: readonly string[];
  readonly numbers: string;
  readonly isOneValueALine: boolean;
  readonly images: readonly string[];
  readonly wallLines: number;
  readonly overflow: number;
  readonly isCrossedOut: boolean;
  readonly direction: string;
}

/** Runs in the page. */
function measure(selector: string): Layout {
  const part = document.querySelector(selector) ?? document.body;
  const find = (name: string): Element => part.querySelector(name) ?? part;
  const box = (name: string): DOMRect => find(name).getBoundingClientRect();
  const bottomOf = (node: Node | null | undefined): number => {
    const range = document.createRange();
    range.selectNodeContents(node ?? part);
    return range.getBoundingClientRect().bottom;
  };
  const fractions = [...part.querySelectorAll('mfrac')].map((fraction) => {
    const [over, under] = [...fraction.children].map((each) => each.getBoundingClientRect());
    return over !== undefined && under !== undefined && over.height > 0 && over.bottom <= under.top + 1;
  });
  const cut = [...part.querySelectorAll('[data-wide] mi')].filter((each) => {
    const sign = document.createRange();
    sign.selectNodeContents(each);
    const { top, bottom } = sign.getBoundingClientRect();
    const frame = each.closest('[data-wide]')?.getBoundingClientRect();
    return frame === undefined || top < frame.top || bottom > frame.bottom;
  });
  const walls = [...part.querySelectorAll('p')].filter((each) => each.textContent.includes('hypertrophied'));
  const [wall] = walls;
  const lines = document.createRange();
  lines.selectNodeContents(wall ?? part);
  const arabic = [...part.querySelectorAll('p')].find((each) => each.textContent.includes('المريض'));
  const right = part.getBoundingClientRect().right + 1;
  const shown = [...part.querySelectorAll('img')].filter(
    (each) => each.naturalWidth > 0 && each.getBoundingClientRect().right <= right,
  );
  return {
    text: part.textContent.replaceAll(/\s+/g, ' '),
    isStacked: fractions.length > 2 && fractions.every(Boolean),
    isRaised: bottomOf(find('sup').firstChild) < bottomOf(find('sup').closest('p')?.firstChild) - 1,
    cutSigns: cut.map(({ textContent }) => textContent),
    numbers: getComputedStyle(find('ol')).listStyleType,
    isOneValueALine: box('dd').top >= box('dt').bottom - 1,
    images: [...new Set(shown.map(({ alt }) => alt))],
    wallLines: new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size,
    overflow: part.scrollWidth - part.clientWidth,
    isCrossedOut: getComputedStyle(find('s')).textDecorationLine === 'line-through',
    direction: arabic === undefined ? '' : getComputedStyle(arabic).direction,
  };
}

async function seeContent(app: Screen, where: string, selector: string, wallLines = 1): Promise<void> {
  const look = async (): Promise<Layout> =>
    (await app.driver.evaluate(`(${measure.toString()})(${JSON.stringify(selector)})`)) as Layout;
  await expect
    .poll(async () => (await look()).images, { message: where })
    .toEqual(['Black line', 'Wide loop']);
  const { text, wallLines: lines, ...layout } = await look();
  expect(layout, where).toEqual({
    isStacked: true,
    isRaised: true,
    cutSigns: [],
    numbers: 'upper-roman',
    isOneValueALine: true,
    images: ['Black line', 'Wide loop'],
    overflow: 0,
    isCrossedOut: true,
    direction: 'rtl',
  });
  expect(lines, where).toBeGreaterThanOrEqual(wallLines);
  for (const words of ['Figure not shown: ST elevation in II', 'Sound not shown', 'Video not shown'])
    expect(text, where).toContain(words);
}

test.use({
  expectedReports: [/"kind":"content not shown"|"kind":"deviating response"[^}]*answer as a text/],
});

test('shows content of each kind whole in exam, review, result and a shared question', async ({
  app,
  site,
}) => {
  await signIn(app, 'admin');
  site.replaceFields(FIELDS);
  await startQuiz(app, 1);
  for (const width of [1280, 390]) {
    await app.driver.resize(width, 844);
    await seeContent(app, `exam at ${String(width)} px`, '[data-part=question]', width === 390 ? 2 : 1);
    for (const letter of ['A', 'B', 'C', 'D']) {
      await app.role('button', `Strike out ${letter}`).moveTo();
      await option(app, letter).see();
    }
  }
  await app.driver.resize(1280, 900);
  await app.role('radio', 'B. Line one Line two').see();
  await answer(app, 'A');
  await endBlock(app);
  await app.role('heading', 'Result').see();
  await app.text(/The clearance is C = U \/ P then\. Power Half: 1 \/ 2 Leukocytes 20 × 10⁹\/L/).see();

  await app.role('button', 'Review question 1').press();
  await app.role('tab', 'Explanation').see();
  await app.text(/Correct answer/).see();
  for (const width of [1280, 390]) {
    await app.driver.resize(width, 844);
    await seeContent(app, `review at ${String(width)} px`, '[data-part=question]', width === 390 ? 2 : 1);
    await seeContent(app, `explanation at ${String(width)} px`, '[role=tabpanel]', width === 390 ? 2 : 1);
  }

  await app.open('/question/view/qlink-question-of-the-week');
  await app.role('radio').nth(0).press();
  await app.role('region', 'Explanation').see();
  for (const width of [1280, 390]) {
    await app.driver.resize(width, 844);
    await seeContent(app, `shared question at ${String(width)} px`, 'main', width === 390 ? 2 : 1);
  }
});

test('highlights the last paragraph when the selection ends behind it', async ({ app, site }) => {
  await signIn(app);
  site.replaceFields(FIELDS);
  await startQuiz(app, 1);
  await app.text('The last paragraph.').see();
  await app.driver.evaluate(`void (() => {
    const [last] = [...document.querySelectorAll('[data-part=question] p')].filter((each) => each.textContent === 'The last paragraph.');
    // As a triple click does.
    const next = document.querySelector('[data-part=question] [role=radiogroup]');
    getSelection().setBaseAndExtent(last.firstChild, 0, next, 0);
  })()`);
  await app.role('button', 'Highlight green').press();
  await app.role('mark').seeText('The last paragraph.');
});

test('shows figures of the bank in the formats that the engine draws', async ({ app, site }) => {
  await signIn(app);
  const formats: readonly (readonly [data: string, isShown: boolean])[] = [
    [base64('red.avif'), true],
    [base64('red.bmp'), true],
    [Buffer.concat([Buffer.from('\uFEFF'), image('black-line.png')]).toString('base64'), true],
    [image('black-line.png').toString('base64url'), true],
    [encodeURIComponent(base64('black-line.png')), true],
    [Buffer.from('II*\0rest').toString('base64'), false],
  ];
  for (const [imgData, isShown] of formats) {
    site.replaceFields({ imageList: ['ecg-six-leads.png'], imgData });
    await app.open('/create-quiz');
    await startQuiz(app, 1);
    if (isShown) {
      await expect
        .poll(() => app.driver.evaluate('document.querySelector("[data-part=question] img")?.naturalWidth'))
        .toBeGreaterThan(0);
    } else await app.role('region', 'Question').text('Image 1 could not be shown.').see();
    await app.role('button', /Try again to load image/).seeGone();
    await endBlock(app);
    await app.role('heading', 'Result').see();
  }
});
