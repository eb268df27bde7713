import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Runs axe on the page as it is, in both themes: there may be no moderate, serious or critical violation. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.evaluate(AXE);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    expect(await violationsOf(page), `${where}, ${theme}`).toEqual([]);
  }
  await page.evaluate((name) => {
    if (name !== undefined) document.documentElement.dataset.theme = name;
  }, before);
}

async function violationsOf(page: Page): Promise<string[]> {
  // Colours fade when the theme changes: wait for their final values.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await page.evaluate<AxeResult>(
    // Without preload: axe would copy the style sheets inline, which the security policy forbids.
    "axe.run(document, { preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`);
}
