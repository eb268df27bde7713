import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((file) =>
    existsSync(file),
  );
}

function tryInstall(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Where Chromium is: `CHROME_PATH`, the system's, Playwright's; else it is installed, Playwright's where the network
 * allows, Debian's where apt is there and we are root. Throws when there is none to be had.
 */
export function findChromium(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH !== undefined && existsSync(CHROME_PATH)) return CHROME_PATH;
  const found = onPath() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (found !== undefined) return found;
  if (tryInstall('npx', ['--no', '--', 'playwright', 'install', 'chromium']))
    return chromium.executablePath();
  if (
    process.getuid?.() === 0 &&
    tryInstall('apt-get', ['update']) &&
    tryInstall('apt-get', ['install', '-y', 'chromium-headless-shell'])
  ) {
    const installed = onPath();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'Chromium is not here and could not be installed. Set CHROME_PATH to a Chromium or Chrome.',
  );
}
