import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, expectPath, test } from './fixtures';

const PASSWORD = 'Abcdef1!';

async function acceptAgreement(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'User agreement' });
  const go = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByRole('checkbox', { name: 'I have read and accept the user agreement' }).check();
  await expect(go).toBeDisabled();
  await dialog.getByRole('region').focus();
  await page.keyboard.press('End');
  await go.click();
  await dialog.waitFor({ state: 'detached' });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
}

/** Presses 'Sign in with Google' and waits for the account chooser in its pop-up. */
async function openGoogle(context: BrowserContext, page: Page): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
  return popup;
}

/** Goes to another origin as a page itself does; an address typed in would cut the window off from its opener. */
async function follow(popup: Page, url: string): Promise<void> {
  await popup.evaluate((to) => location.assign(to), url);
  await popup.waitForURL(url);
}

const tokenIn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** A token whose time is over, or not yet, as anyone could write it. */
function forgedToken(secondsFromNow: number): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'x', iat: now - 7_200, exp: now + secondsFromNow })}.x`;
}

test.describe('accounts', () => {
  test('register, verify, sign in, accept the agreement, sign out; Back shows nothing private', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByLabel('Name').fill('Robin Reader');
    await page.getByLabel('Email').fill('robin@example.org');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByText('Password should contain 1 Uppercase').waitFor();
    await expectAccessible(page, 'register');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Registered Successfully. A verification mail has been sent').waitFor();
    await expectAccessible(page, 'registered');

    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await page.getByRole('link', { name: 'Verify account' }).click();
    await page.getByRole('heading', { level: 1, name: 'ACCOUNT VERIFIED' }).waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();

    await page.getByLabel('Email').fill('robin@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('dialog', { name: 'User agreement' }).waitFor();
    await expectAccessible(page, 'user agreement');
    await acceptAgreement(page);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
    await page.getByRole('button', { name: 'Site feedback' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Quiz History' }).click();
    await expectPath(page, /^\/quiz-history$/);
    await signOut(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expectPath(page, /^\/login$/);
    expect(await tokenIn(page)).toBeNull();
  });

  test('Google: says that an address is not registered, and signs in from its own window', async ({
    baseURL,
    context,
    page,
  }) => {
    await page.goto('/login');
    await test.step('an address that is not registered, and a window that is closed', async () => {
      const unknown = await openGoogle(context, page);
      await unknown.getByRole('button', { name: 'Someone who is not registered' }).click();
      await page.getByText('User not registered').waitFor();
      expect(await tokenIn(page)).toBeNull();

      const second = await openGoogle(context, page);
      await second.close();
      await page.getByText('The Google window was closed before you were signed in.').waitFor();
    });

    await test.step('a message from another origin is ignored', async () => {
      const popup = await openGoogle(context, page);
      expect(popup.url()).toContain('/qlearn/oauth2/authorize/google?redirect_uri=');
      const chooser = popup.url();

      // The very window that we opened, taken over by another origin: right source, wrong origin.
      const elsewhere = baseURL?.replace('localhost', '127.0.0.1') ?? '';
      await follow(popup, `${elsewhere}/mockServiceWorker.js`);
      const forged = forgedToken(3_600);
      const posted = await popup.evaluate((accessToken) => {
        const opener: unknown = window.opener;
        const isWindow = (value: unknown): value is Window =>
          typeof value === 'object' && value !== null && 'postMessage' in value;
        if (!isWindow(opener)) return false;
        opener.postMessage({ results: { id: 'x', displayName: 'Eve', email: 'e@x.org', accessToken } }, '*');
        return true;
      }, forged);
      expect(posted).toBe(true);

      await follow(popup, chooser);
      await popup.getByRole('button', { name: /student@qlearn\.demo/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
      await expect.poll(() => popup.isClosed()).toBe(true);
      expect(await tokenIn(page)).not.toBe(forged);
      expect(await page.getByText('User not registered').count()).toBe(0);
    });
  });

  test('a token that expires mid-page ends the session, and sign-in leads back', async ({ openSignedIn }) => {
    const page = await openSignedIn('Student', '/user-settings');
    await page.getByRole('button', { name: 'Open menu' }).click();
    // In one task: another request of this page would meet the token first.
    await page.getByRole('link', { name: 'Quiz History' }).evaluate((link, token) => {
      localStorage.setItem('token', token);
      if (link instanceof HTMLElement) link.click();
    }, forgedToken(-3_600));
    await page.getByText('Your session has expired. Please sign in again.').waitFor();
    await expectPath(page, /^\/login$/);
    expect(await tokenIn(page)).toBeNull();

    await page.getByRole('button', { name: 'Student', exact: true }).click();
    await expectPath(page, /^\/quiz-history$/);
  });

  test('two tabs: the second begins in the theme of the first, and is signed out with it at once', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Tutor', '/user-settings');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();

    const other = await page.context().newPage();
    await other.addInitScript(() => {
      // The theme when the body begins, long before the app.
      new MutationObserver((_, observer) => {
        if (document.querySelector('body') === null) return;
        sessionStorage.setItem('firstTheme', document.documentElement.dataset.theme ?? 'none');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await other.goto('/');
    expect(await other.evaluate(() => sessionStorage.getItem('firstTheme'))).toBe('dark');
    await other.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();

    // By the clock of the other tab: the driver's own steps take time on a loaded machine.
    const delay = other.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.addEventListener('storage', () => {
            if (localStorage.getItem('token') !== null) return;
            const since = performance.now();
            const look = (): void => {
              if (document.querySelector('h1')?.textContent === 'Sign in') resolve(performance.now() - since);
              else requestAnimationFrame(look);
            };
            look();
          });
        }),
    );
    await signOut(page);
    await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await delay).toBeLessThan(1_000);
    expect(await tokenIn(other)).toBeNull();
  });
});
