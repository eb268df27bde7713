import { token, user } from './data.mjs';

/** Chromium's own figures for Slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * A page in a browser context of its own, signed in unless `signedIn` is false, optionally on a CPU `slowdown` times
 * slower and on a slow line. If service workers are blocked, the app does not store its code on the device, which would
 * begin 10 s after opening.
 */
export async function openPage(
  browser,
  { signedIn = true, slowdown = 1, slowLine = false, serviceWorkers = 'allow' } = {},
) {
  const context = await browser.newContext({ serviceWorkers });
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
  const session = await slowDown(page, slowdown, slowLine);
  // The time that the thread ran, without its waits for other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, session };
}

/** Slows the CPU down by a factor, and the line to Slow 4G. */
export async function slowDown(page, rate, slowLine = true) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (slowLine) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return session;
}

/** Milliseconds that the main thread has worked since the page was opened. */
export async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Fills in the sign-in form; the caller clicks 'Sign in'. */
export async function fillSignIn(page) {
  await page.getByLabel('Email').fill('student@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Secret@123');
}

/** Chooses 40 questions of all categories on Create Quiz; the caller clicks 'Create Quiz'. */
export async function fillQuizForm(page) {
  for (const name of ['Discipline', 'Organ System', 'Exam Type']) {
    const header = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await header.waitFor();
    if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
    await page.getByRole('checkbox', { name: `Select all ${name}` }).check();
  }
  await page.getByRole('checkbox', { name: 'All', exact: true }).check();
  await page.getByLabel('# of Questions').fill('40');
}
