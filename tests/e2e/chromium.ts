import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath, tryApt, tryRun } from './machine';

/** First Debian's Chromium without a user interface: it uses a fifth less processor time in a run. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Without these flags Chromium contacts its own hosts at every start. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // In each context, a process for the suggestions of the invisible address bar and a spare one. The other features are
  // those of Playwright's own list that matter here: this argument replaces it.
  '--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,PreconnectToSearch',
];

/**
 * The path of Chromium: `CHROME_PATH`, the system's, Playwright's, or else a new installation: Playwright's if the
 * network allows it, Debian's if apt exists and the user is root. Throws if none of them is possible.
 */
export function findChromium(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined && existsSync(CHROME_PATH)) return CHROME_PATH;
  const found =
    onPath(...NAMES) ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (found !== undefined) return found;
  if (tryRun(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']))
    return chromium.executablePath();
  if (tryApt('chromium-headless-shell')) {
    const installed = onPath(...NAMES);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'Chromium is not here and could not be installed. Set CHROME_PATH to a Chromium or Chrome.',
  );
}
