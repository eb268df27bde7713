import { token, user } from './data.mjs';

/** A page of a visitor with a browser of their own, signed in unless `signedIn` is false, optionally on a slower CPU. */
export async function openPage(browser, { signedIn = true, slowdown = 1 } = {}) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (signedIn) {
    await page.addInitScript(
      ([value, id]) => {
        localStorage.setItem('token', value);
        localStorage.setItem('userId', id);
      },
      [token(), user.id],
    );
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}
