import { readdirSync } from 'node:fs';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/chromium';
import { onPath, tryApt } from '../../e2e/machine';
import type { Engine, Preferences } from './engine';
import { launchPuppeteer } from './puppeteerEngine';
import { launchWebKit } from './webKitEngine';

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

interface Source {
  /** The path of the browser; undefined if the browser or its driver is missing. */
  readonly find: () => string | undefined;
  /** Names of the Debian packages that contain it. */
  readonly packages: readonly string[];
  readonly launch: (file: string) => Engine | Promise<Engine>;
}

/** GTK's small browser is not on the PATH, but in a folder next to the libraries. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  return readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) =>
      readdirSync(`${libraries}/${name}`)
        .filter((folder) => folder.startsWith('webkit2gtk-4.'))
        .map((folder) => `${libraries}/${name}/${folder}/MiniBrowser`),
    )
    .at(-1);
}

const firefoxPreferences = ({ colorScheme, reducedMotion }: Preferences) => ({
  'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  // The panel would receive the keys.
  'browser.download.alwaysOpenPanel': false,
});

const SOURCES: Readonly<Record<EngineName, Source>> = {
  Chromium: {
    find: findChromium,
    packages: ['chromium-headless-shell'],
    launch: (executablePath) =>
      launchPuppeteer(
        () => ({ executablePath, args: [...CHROMIUM_ARGS] }),
        (page, { colorScheme, reducedMotion }) =>
          page.emulateMediaFeatures([
            { name: 'prefers-color-scheme', value: colorScheme },
            { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
          ]),
      ),
  },
  Firefox: {
    find: () => onPath('firefox-esr', 'firefox'),
    packages: ['firefox-esr'],
    launch: (executablePath) =>
      launchPuppeteer((preferences) => ({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: firefoxPreferences(preferences),
      })),
  },
  WebKit: {
    find: () =>
      onPath('WebKitWebDriver') !== undefined && onPath('Xvfb') !== undefined ? findMiniBrowser() : undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
    launch: launchWebKit,
  },
};

/** Why an engine cannot be tested here, after an attempt to install it; undefined if it can be. */
export function whyMissing(name: EngineName): string | undefined {
  const { find, packages } = SOURCES[name];
  if (find() !== undefined) return undefined;
  if (tryApt(...packages) && find() !== undefined) return undefined;
  return `not installed, and apt could not install ${packages.join(' and ')}`;
}

export async function launchEngine(name: EngineName): Promise<Engine> {
  const file = SOURCES[name].find();
  if (file === undefined) throw new Error(`${name} is not installed.`);
  return SOURCES[name].launch(file);
}
