import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium';

interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
}

/** A person with a browser of their own: nothing stored yet. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page: uncaught errors, console errors, violations of the security policy. */
  readonly complaints: readonly string[];
}

/** One Chromium for the journeys of a file; `visit` opens a fresh profile at an address of the built demo site. */
export function useChromium(): { visit: (path: string, options?: VisitorOptions) => Promise<Visitor> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  async function visit(path: string, options: VisitorOptions = {}): Promise<Visitor> {
    const { width = 1280, height = 720, theme = 'light' } = options;
    const context = await browser.newContext({
      baseURL: inject('site'),
      viewport: { width, height },
      colorScheme: theme,
    });
    const page = await context.newPage();
    // Leaving a quiz asks first; this visitor means it.
    page.on('dialog', (dialog) => void dialog.accept());
    const complaints: string[] = [];
    page.on('pageerror', (error) => {
      // The demo's worker unregisters itself with the last page; a page opened in that moment cannot update it.
      if (!error.message.startsWith('Failed to update a ServiceWorker')) complaints.push(error.message);
    });
    page.on('console', (message) => {
      // A refused call is part of some journeys; the browser itself reports it.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    await page.goto(path);
    return { context, page, complaints };
  }
  return { visit };
}

/** Signs in with one click of the 'Demo accounts' panel and waits for Create Quiz. */
export async function signInAs(page: Page, account: 'Student' | 'Tutor' | 'Admin'): Promise<void> {
  await page.getByRole('button', { name: account, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
  // The new page takes focus to its heading: a key pressed before that would be lost.
  await page.locator('h1:focus').waitFor();
}

/** Sets how the demo backend behaves from now on, by its panel. */
export async function setBackend(page: Page, mood: 'Normal' | 'Slow' | 'Errors' | 'Offline'): Promise<void> {
  const panel = page.getByRole('region', { name: 'Demo panel' });
  const opener = page.getByRole('button', { name: 'Demo', exact: true });
  await opener.click();
  await panel.getByRole('combobox', { name: 'Backend' }).selectOption({ label: mood });
  await opener.click();
}

/** Waits until the address is of that form. */
export async function expectPath(page: Page, pattern: RegExp): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 15_000 }).toMatch(pattern);
}
