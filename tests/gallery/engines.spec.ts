import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tab } from '../browsers/engines/engine';
import { test as base } from '../browsers/fixtures';
import { expectAccessible } from '../e2e/accessibility';
import { completeCopy, settle } from './copy';
import { COPIES, GALLERY, isForEngines, THEMES, WINDOWS } from './folder';
import { contentStates, states } from './states';

const test = base.extend<object, { readonly tab: Tab }>({
  tab: [
    async ({ engine }, use) => {
      const profile = await engine.openProfile({ colorScheme: 'light', reducedMotion: true });
      await use(await profile.openTab());
      await profile.close();
    },
    { scope: 'worker' },
  ],
});

const run = (tab: Tab, step: () => unknown): Promise<unknown> => tab.evaluate(`(${step.toString()})()`);

for (const { name } of [...contentStates(), ...states]) {
  test(name, async ({ tab, engineName }) => {
    const folder = join(GALLERY, engineName);
    mkdirSync(folder, { recursive: true });
    for (const { width, height } of WINDOWS.filter((window) => isForEngines(window.width))) {
      for (const theme of THEMES) {
        const file = `${name}-${theme}-${String(width)}`;
        await tab.resize(width, height);
        await tab.goTo(pathToFileURL(join(COPIES, `${file}.html`)).href);
        await run(tab, completeCopy);
        const pageHeight = Number(await tab.evaluate('document.documentElement.scrollHeight'));
        // The drivers take pictures only of the window.
        if (pageHeight > height) await tab.resize(width, pageHeight);
        await run(tab, settle);
        writeFileSync(join(folder, `${file}.png`), await tab.takePicture());
        if (theme === 'light') await expectAccessible(tab, `${name} at ${String(width)} px`);
      }
    }
  });
}
