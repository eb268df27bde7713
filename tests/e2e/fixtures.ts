import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';

export { expect };

export type Role = 'Student' | 'Tutor' | 'Admin';

/** What a context starts with: cookies, localStorage and the demo database in IndexedDB. */
type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface TestFixtures {
  /** Errors that the test itself causes. */
  readonly expectedErrors: readonly RegExp[];
  /** Signed in with the demo account of that role, on a page that loads nothing of its own. */
  readonly studentPage: Page;
  readonly adminPage: Page;
  /**
   * Such a page in a new context, or the screen at that path. The context is closed after the test, which fails if the
   * page had errors.
   */
  readonly openSignedIn: (role: Role, path?: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** Signs in once per worker and role; every test gets a copy of the state, so that no test sees another's data. */
  readonly signedInState: (role: Role) => Promise<SignedInState>;
}

/** 'Page not found': half as much work as Create Quiz, and the demo backend runs there too. */
export const EMPTY_PAGE = '/no-such-page';

/**
 * Collects uncaught errors, console errors and violations of the security policy in all pages of a context, and accepts
 * native dialogs, because leaving a quiz opens one.
 */
function watchContext(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('dialog', (dialog) => void dialog.accept());
  context.on('weberror', (webError) => {
    errors.push(webError.error().message);
  });
  context.on('console', (message) => {
    // Some tests need a failing call, which the browser itself reports.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  return errors;
}

function expectNoErrors(errors: readonly string[]): void {
  expect(errors, 'uncaught errors, console errors and violations of the security policy').toEqual([]);
}

/** The built-in `page` is a visitor's, without stored data. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  context: async ({ context, expectedErrors }, use) => {
    const errors = watchContext(context);
    await use(context);
    expectNoErrors(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error))));
  },

  signedInState: [
    async ({ browser }, use) => {
      const states = new Map<Role, SignedInState>();
      await use(async (role) => {
        const known = states.get(role);
        if (known !== undefined) return known;
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto('/login');
        await signInAs(page, role);
        const state = await context.storageState({ indexedDB: true });
        await context.close();
        states.set(role, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],

  openSignedIn: async ({ browser, signedInState }, use) => {
    const opened: { readonly context: BrowserContext; readonly errors: readonly string[] }[] = [];
    await use(async (role, path = EMPTY_PAGE, options = {}) => {
      const context = await browser.newContext({ ...options, storageState: await signedInState(role) });
      opened.push({ context, errors: watchContext(context) });
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    });
    for (const { context } of opened) await context.close();
    for (const { errors } of opened) expectNoErrors(errors);
  },

  studentPage: async ({ openSignedIn }, use) => use(await openSignedIn('Student')),
  adminPage: async ({ openSignedIn }, use) => use(await openSignedIn('Admin')),
});

export async function signInAs(page: Page, role: Role): Promise<void> {
  await page.getByRole('button', { name: role, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
  // The new page moves the focus to its heading: a key pressed earlier would be lost.
  await page.locator('h1:focus').waitFor();
}

/**
 * Waits until the demo has stored all records of its student: before that, the device has only some of them, and a
 * reloaded page would store the rest.
 */
export async function findStoredDemo(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('qlearn-demo');
          opening.onsuccess = () => {
            const reading = opening.result.transaction('settings').objectStore('settings').get('study');
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result !== undefined);
            };
          };
        }),
    );
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
}

export async function setBackend(page: Page, mode: 'Normal' | 'Slow' | 'Errors' | 'Offline'): Promise<void> {
  const panel = page.getByRole('region', { name: 'Demo panel' });
  const opener = page.getByRole('button', { name: 'Demo', exact: true });
  await opener.click();
  await panel.getByRole('combobox', { name: 'Backend' }).selectOption({ label: mode });
  await opener.click();
}

/**
 * Opens that path without loading the app and the demo backend again. Not from within an exam, which handles the event
 * as Back.
 */
export const openInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits until the path of the page's address matches. */
export async function expectPath(page: Page, pattern: RegExp): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toMatch(pattern);
}
