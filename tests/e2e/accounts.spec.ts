import type { Page } from '@playwright/test';
import { expect, expectPath, test } from './fixtures';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
}

const tokenIn = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** An unsigned token that expires in that many seconds, or has expired. */
function forgedToken(secondsFromNow: number): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'x', iat: now - 7_200, exp: now + secondsFromNow })}.x`;
}

test.describe('accounts', () => {
  test('ends the session when a token expires mid-page, and sign-in leads back', async ({ openSignedIn }) => {
    const page = await openSignedIn('Student', '/user-settings');
    await page.getByRole('button', { name: 'Open menu' }).click();
    // In one task: otherwise another request of this page could use the token first.
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

  test('begins a second tab in the theme of the first, and signs it out with the first', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Tutor', '/user-settings');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();

    const other = await page.context().newPage();
    await other.addInitScript(() => {
      // The theme when the body begins, long before the app starts.
      new MutationObserver((_, observer) => {
        if (document.querySelector('body') === null) return;
        sessionStorage.setItem('firstTheme', document.documentElement.dataset.theme ?? 'none');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await other.goto('/');
    expect(await other.evaluate(() => sessionStorage.getItem('firstTheme'))).toBe('dark');
    await other.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();

    await signOut(page);
    await other.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await tokenIn(other)).toBeNull();
  });
});
