import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/freePort';
import type { Engine, Preferences, Profile, Tab } from './engine';
import { connect, inTurn, openWindow, property, type Send } from './webDriver';

interface Display {
  readonly name: string;
  readonly close: () => void;
}

/** An invisible display: WebKit has no headless mode. */
async function startDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ready = server.stdio[3];
  if (ready === null || ready === undefined) throw new Error('Xvfb has no pipe.');
  const numbers: unknown[] = await once(ready, 'data');
  return { name: `:${String(numbers[0]).trim()}`, close: () => void server.kill() };
}

/**
 * The settings of GTK, from which WebKit reads whether to reduce motion, and of the desktop, which set the folder of
 * the downloads. Without the style, the window's tools would keep it wider than a phone.
 */
function writeSettings(folder: string, downloads: string, { reducedMotion }: Preferences): void {
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]
gtk-enable-animations=${reducedMotion ? '0' : '1'}
`,
  );
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }\n',
  );
}

function startDriver(port: number, display: string, settings: string): ChildProcess {
  return spawn('WebKitWebDriver', [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      // Without it, screenshots of some pages never complete: there is no graphics processor.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
}

async function untilUp(driver: Send): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      await driver('GET', '/status');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('WebKitWebDriver does not start.');
}

async function openSession(
  driver: Send,
  browser: string,
  { colorScheme }: Preferences,
): Promise<Omit<Profile, 'downloads'>> {
  const args = ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])];
  const session = await driver('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: browser, args },
      },
    },
  });
  const path = `/session/${String(property(session, 'sessionId'))}`;
  const turn = inTurn();
  const send: Send = (method, rest, body) => driver(method, path + rest, body);
  const known = new Map<string, Tab>();
  const tabOf = (handle: string): Tab => {
    const tab = known.get(handle) ?? openWindow(send, handle, turn);
    known.set(handle, tab);
    return tab;
  };
  await send('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
  // A session begins with a window. Further tabs are windows too: the driver hangs at a tab that is behind another.
  let unused: unknown = await send('GET', '/window');
  return {
    openTab: async () => {
      const handle =
        unused ?? property(await turn(() => send('POST', '/window/new', { type: 'window' })), 'handle');
      unused = undefined;
      return tabOf(String(handle));
    },
    tabs: async () => {
      const handles = await turn(() => send('GET', '/window/handles'));
      return Array.isArray(handles) ? handles.map((handle) => tabOf(String(handle))) : [];
    },
    close: async () => {
      await turn(() => send('DELETE', ''));
    },
  };
}

/** A driver and its browser have one profile at a time, and read the preferences of the system when they start. */
async function startSession(browser: string, display: string, preferences: Preferences): Promise<Profile> {
  const settings = mkdtempSync(join(tmpdir(), 'qlearn-webkit-'));
  const downloads = join(settings, 'downloads');
  writeSettings(settings, downloads, preferences);
  const port = await freePort();
  const process = startDriver(port, display, settings);
  const end = (): void => {
    process.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const driver = connect(`http://127.0.0.1:${String(port)}`);
    await untilUp(driver);
    const profile = await openSession(driver, browser, preferences);
    return { ...profile, downloads, close: () => profile.close().finally(end) };
  } catch (cause) {
    end();
    throw cause;
  }
}

/** WebKit of GTK over WebDriver, on a display of its own. */
export async function launchWebKit(browser: string): Promise<Engine> {
  const display = await startDisplay();
  return {
    openProfile: (preferences) => startSession(browser, display.name, preferences),
    close: () => {
      display.close();
      return Promise.resolve();
    },
  };
}
