import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath, tryApt, tryRun } from './machine';

/** First Debian's Chromium without the browser's own windows: a run takes a fifth less of the processors' time with it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Without these flags Chromium contacts hosts of its own at every start. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process for the suggestions of an address bar that nobody sees and a spare one, in each context. The others are
  // those of Playwright's own list that matter here: this argument replaces it.
  '--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,PreconnectToSearch',
];

/**
 * Where Chromium is: `CHROME_PATH`, the system's, Playwright's; else it is installed, Playwright's where the network
 * allows, Debian's where apt is there and we are root. Throws when there is none to be had.
 */
export function findChromium(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined && existsSync(CHROME_PATH)) return CHROME_PATH;
  const found =
    onPath(...NAMES) ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (found !== undefined) return found;
  if (tryRun('npx', ['--no', '--', 'playwright', 'install', 'chromium'])) return chromium.executablePath();
  if (tryApt('chromium-headless-shell')) {
    const installed = onPath(...NAMES);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'Chromium is not here and could not be installed. Set CHROME_PATH to a Chromium or Chrome.',
  );
}
