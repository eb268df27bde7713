import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In both themes: the rules that read colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of WCAG, but run only where it is asked for. */
const LABEL_RULE = { 'label-content-name-mismatch': { enabled: true } };

/** Runs axe on the page as it is, in both themes: there may be no moderate, serious or critical violation. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  for (const [theme, rules] of [
    ['light', ALL_RULES],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    expect(await violationsOf(page, rules), `${where}, ${theme}`).toEqual([]);
  }
  await page.evaluate((name) => {
    if (name !== undefined) document.documentElement.dataset.theme = name;
  }, before);
}

async function violationsOf(page: Page, rules: readonly string[]): Promise<string[]> {
  // Colours fade when the theme changes: wait for their final values.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // Without preload: axe would copy the style sheets inline, which the security policy forbids.
  const options = { preload: false, resultTypes: ['violations'], runOnly: rules, rules: LABEL_RULE };
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact !== 'minor')
      .map(({ id, help, nodes }) => id + ': ' + help + nodes.map(({ html }) => '\\n  ' + html).join('')))`);
}
