import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, Preferences, Profile, Tab } from './engine';

const isKey = (key: string): key is KeyInput => key !== '';

function keyOf(key: string): KeyInput {
  if (!isKey(key)) throw new Error('No key.');
  return key;
}

const tabOf = (page: Page): Tab => ({
  goTo: async (url, until = 'loaded') => {
    if (until === 'loaded') await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    else {
      // The driver waits for the scripts of the document, which come after its body.
      void page.goto(url, { timeout: 60_000 }).catch(() => undefined);
      await page.waitForFunction(() => document.querySelector('body') !== null);
    }
  },
  reload: async () => {
    await page.reload({ waitUntil: 'load', timeout: 60_000 });
  },
  // By the page itself, after the driver has its result: the driver's own step waits for a document that may not come.
  back: () => page.evaluate(() => void setTimeout(() => history.back())),
  evaluate: (expression) => page.evaluate(expression),
  moveMouse: (x, y) => page.mouse.move(x, y),
  mouseDown: () => page.mouse.down(),
  mouseUp: () => page.mouse.up(),
  keyDown: (key) => page.keyboard.down(keyOf(key)),
  keyUp: (key) => page.keyboard.up(keyOf(key)),
  show: () => page.bringToFront(),
  resize: (width, height) => page.setViewport({ width, height }),
  takePicture: async () => Buffer.from(await page.screenshot()),
  setOffline: async (offline) => {
    await page.setOfflineMode(offline);
    // Firefox itself fires the event; its emulation does not in a document that was loaded without network.
    const isFirefox = /^firefox/i.test(await page.browser().version());
    if (isFirefox && !offline) await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  },
  close: () => page.close(),
});

/** Chromium over its own protocol, Firefox over WebDriver BiDi. Preferences are set at launch, or by `prepare`. */
export function launchPuppeteer(
  options: (preferences: Preferences) => LaunchOptions,
  prepare?: (page: Page, preferences: Preferences) => Promise<void>,
): Engine {
  const browsers = new Map<string, ReturnType<typeof puppeteer.launch>>();
  const launch = (preferences: Preferences) => {
    const key = JSON.stringify(preferences);
    const started = browsers.get(key) ?? puppeteer.launch(options(preferences));
    browsers.set(key, started);
    return started;
  };
  return {
    openProfile: async (preferences) => {
      const browser = await launch(preferences);
      const downloads = mkdtempSync(join(tmpdir(), 'qlearn-downloads-'));
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath: downloads },
      });
      const tabs = new Map<Page, Tab>();
      const known = (page: Page): Tab => {
        const tab = tabs.get(page) ?? tabOf(page);
        if (!tabs.has(page)) page.on('dialog', (dialog) => void dialog.accept());
        tabs.set(page, tab);
        return tab;
      };
      const profile: Profile = {
        openTab: async () => {
          const page = await context.newPage();
          await prepare?.(page, preferences);
          return known(page);
        },
        tabs: async () => (await context.pages()).map(known),
        downloads,
        close: async () => {
          await context.close();
          rmSync(downloads, { recursive: true });
        },
      };
      return profile;
    },
    close: async () => {
      for (const started of browsers.values()) await (await started).close();
    },
  };
}
