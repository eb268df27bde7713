import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { type EngineName, launchEngine } from './engines/available';
import type { Engine, Preferences, Profile } from './engines/engine';
import { eventually, Screen } from './screen';
import { serveSite, type Site } from './site';

export interface EngineOptions {
  readonly engineName: EngineName;
}

interface TestFixtures {
  readonly preferences: Preferences;
  /** Reports to the error collector that this test expects of the app. */
  readonly expectedReports: readonly RegExp[];
  readonly profile: Profile;
  /** The first tab, in a window of 1280 × 900. */
  readonly app: Screen;
  readonly openTab: () => Promise<Screen>;
  /** The window or tab that an action of the user opens. */
  readonly windowOpenedBy: (act: () => Promise<void>) => Promise<Screen>;
  /** Waits until the app has closed a window. */
  readonly seeClosed: (screen: Screen) => Promise<void>;
  /** The text of a downloaded file whose name matches. */
  readonly downloaded: (name: RegExp) => Promise<string>;
}

interface WorkerFixtures extends EngineOptions {
  readonly engine: Engine;
  readonly site: Site;
}

/** A backend in another notation is reported, reading by reading. */
const READINGS = process.env.QLEARN_LIKE === undefined ? [] : [/deviating response/];

/** On a busy machine the database may open only after the time limit. */
const LATE_DATABASE = /"kind":"denied storage"[^}]*"detail":"late"/;

/** Attaches a screenshot of each tab. */
async function attachPictures(profile: Profile, testInfo: TestInfo): Promise<void> {
  for (const [index, tab] of (await profile.tabs()).entries()) {
    const path = testInfo.outputPath(`tab-${String(index + 1)}.png`);
    await writeFile(path, await tab.takePicture());
    await testInfo.attach(`tab ${String(index + 1)}`, { path });
  }
}

/** Each test has a fresh profile and a backend with its initial data; it fails if the app reports an error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  preferences: [{ colorScheme: 'light', reducedMotion: false }, { option: true }],
  expectedReports: [[], { option: true }],
  profile: async ({ engine, preferences, site, expectedReports }, use, testInfo) => {
    await site.reset();
    const profile = await engine.openProfile(preferences);
    await use(profile);
    if (testInfo.status !== testInfo.expectedStatus) await attachPictures(profile, testInfo);
    // Read before the profile is closed: closing interrupts the work of pages, and the resulting errors are irrelevant.
    const unexpected = site
      .reports()
      .filter(
        (report) =>
          ![LATE_DATABASE, ...READINGS, ...expectedReports].some((expected) => expected.test(report)),
      );
    await profile.close();
    expect(unexpected, 'errors and violations of the security policy').toEqual([]);
  },
  openTab: async ({ profile, site }, use) => {
    await use(async () => {
      const tab = await profile.openTab();
      await tab.resize(1280, 900);
      return new Screen(tab, site.url);
    });
  },
  windowOpenedBy: async ({ profile, site }, use) => {
    await use(async (act) => {
      const before = await profile.tabs();
      await act();
      const opened = await eventually('no window was opened', async () =>
        (await profile.tabs()).find((tab) => !before.includes(tab)),
      );
      return new Screen(opened, site.url);
    });
  },
  seeClosed: async ({ profile }, use) => {
    await use(async ({ driver }) => {
      await eventually(
        'the window is still open',
        async () => !(await profile.tabs()).includes(driver) || undefined,
      );
    });
  },
  downloaded: async ({ profile }, use) => {
    await use((name) =>
      eventually(`no file ${name.source} was downloaded`, async () => {
        const file = (await readdir(profile.downloads)).find((one) => name.test(one));
        // Empty while it is being written.
        const text = file === undefined ? '' : await readFile(join(profile.downloads, file), 'utf8');
        return text === '' ? undefined : text;
      }),
    );
  },
  app: async ({ openTab }, use) => use(await openTab()),
});
