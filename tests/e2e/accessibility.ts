import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only these rules depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A WCAG rule that axe runs only on request. */
const LABEL_RULE = { 'label-content-name-mismatch': { enabled: true } };

/** A page in any driver. */
interface Evaluates {
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/** Runs axe on the page in both themes: there may be no moderate, serious or critical violation. */
export async function expectAccessible(page: Evaluates, where: string): Promise<void> {
  const before = await page.evaluate('document.documentElement.dataset.theme');
  if ((await page.evaluate("'axe' in window")) !== true) await page.evaluate(`void (() => { ${AXE} })()`);
  for (const [theme, rules] of [
    ['light', ALL_RULES],
    ['dark', COLOUR_RULES],
  ] as const) {
    await showTheme(page, theme);
    expect(await violationsOf(page, rules), `${where}, ${theme}`).toEqual([]);
  }
  if (typeof before === 'string') await showTheme(page, before);
}

const showTheme = (page: Evaluates, theme: string): Promise<unknown> =>
  page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);

/** Runs axe's rules for colors in the scheme that is shown. */
export const expectContrast = async (page: Evaluates, where: string): Promise<void> => {
  if ((await page.evaluate("'axe' in window")) !== true) await page.evaluate(`void (() => { ${AXE} })()`);
  expect(await violationsOf(page, COLOUR_RULES), where).toEqual([]);
};

async function violationsOf(page: Evaluates, rules: readonly string[]): Promise<unknown> {
  // Colours fade when the theme changes: wait for their final values. Those that are inherited fade again after theirs.
  // What has just opened begins to fade in with the next frame, which a hidden page does not have.
  await page.evaluate(`(async () => {
    if (document.visibilityState === 'visible')
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = () =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running');
    for (let some = running(); some.length > 0; some = running())
      await Promise.all(some.map(({ finished }) => finished.catch(() => undefined)));
  })()`);
  // Without preload: axe would copy the style sheets inline, which the security policy forbids.
  const options = { preload: false, resultTypes: ['violations'], runOnly: rules, rules: LABEL_RULE };
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact !== 'minor')
      .map(({ id, help, nodes }) => id + ': ' + help + nodes.map(({ html }) => '\\n  ' + html).join('')))`);
}
