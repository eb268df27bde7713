import type { Browser, Page } from '@playwright/test';
import type { Collector } from './collector';
import { expect } from './fixtures';
import { EMAIL, PASSWORD, signIn, startQuiz, test } from './productionSite';

/** A page that may have errors. Without a service worker, every request goes through the routes of the test. */
async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  return context.newPage();
}

/** The envelopes that report errors of this kind. */
const reportsOf = ({ envelopes }: Collector, kind: string): readonly string[] =>
  envelopes().filter((text) => text.includes(`"kind":"${kind}"`));

const untilReported = (collector: Collector, kind: string): Promise<void> =>
  expect.poll(() => reportsOf(collector, kind).length, { message: kind }).toBeGreaterThan(0);

test('sends errors with kind, route, release and stack, and nothing of person or question', async ({
  browser,
  production: { url, collector },
}) => {
  const page = await openPage(browser, url);
  await signIn(page);
  await startQuiz(page, 2);
  const options = await page
    .getByRole('radio')
    .evaluateAll((radios) =>
      radios
        .flatMap((radio) => (radio instanceof HTMLInputElement ? [...(radio.labels ?? [])] : []))
        .map(({ textContent }) => textContent),
    );
  const stem = (await page.locator('#root main p').allTextContents()).reduce((a, b) =>
    a.length > b.length ? a : b,
  );
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const quizId = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(stem.length).toBeGreaterThan(100);

  await test.step('uncaught errors and unhandled rejections', async () => {
    await page.evaluate(
      ([text, jwt, email]) => {
        setTimeout(() => {
          throw new Error(`${text} ${jwt} ${email}`);
        });
        void Promise.reject(new TypeError(`Cannot create property 'x' on string '${text} ${jwt}' ${email}`));
      },
      [stem, token, EMAIL],
    );
    await untilReported(collector, 'uncaught error');
    await untilReported(collector, 'unhandled rejection');
  });

  await test.step('answers that the server refuses', async () => {
    await page.route('**/submit', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            headers: { 'Access-Control-Allow-Origin': url },
            json: { message: `${stem} of ${EMAIL}` },
          })
        : route.continue(),
    );
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'End Block' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).click();
    await untilReported(collector, 'refused answers');
    expect(reportsOf(collector, 'refused answers')[0]).toContain('"detail":"400"');
  });

  await test.step('responses that cannot be used', async () => {
    await page.route('**/qlearn/**', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            headers: { 'Access-Control-Allow-Origin': url },
            json: { data: `${stem} ${token}` },
          })
        : route.continue(),
    );
    await page.goto('/quiz-history');
    await untilReported(collector, 'unusable response');
  });

  await test.step('code that is gone, though the page reloads', async () => {
    await page.unroute('**/qlearn/**');
    await page.goto('/user-settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    // What this page is still loading must not be affected.
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    // The page reloads during the click; a mouse click would wait for the page that is gone.
    await page.getByRole('link', { name: /^Plan: / }).dispatchEvent('click');
    await untilReported(collector, 'lost chunk');
  });
  await page.context().close();

  await test.step('storage that is denied', async () => {
    const other = await openPage(browser, url);
    await other.addInitScript(() => {
      Storage.prototype.setItem = (_, value: string) => {
        throw new DOMException(value, 'QuotaExceededError');
      };
    });
    await signIn(other);
    await untilReported(collector, 'denied storage');
    await other.context().close();
  });

  const all = [...collector.envelopes(), ...collector.events()].join('\n');
  expect(all).toContain('"release":"release-under-test"');
  expect(all).toContain('"environment":"production"');
  expect(reportsOf(collector, 'uncaught error')[0]).toContain('"route":"/exam/:examId/:item"');
  expect(reportsOf(collector, 'refused answers')[0]).toMatch(/"filename":"\/assets\/[\w-]+\.js"/);

  const [head = '', signature = ''] = [token.split('.')[1], token.split('.')[2]];
  const secrets = [head, signature, EMAIL, PASSWORD, quizId, stem, ...options];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(3);
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  // No four successive words of it either.
  expect(stem.match(/[^ ]+ [^ ]+ [^ ]+ [^ ]+/g)?.filter((words) => all.includes(words))).toEqual([]);
});

test('sends web vitals and the session as events with the release', async ({
  page,
  production: { collector },
}) => {
  await signIn(page);
  // Chromium determines the last values when the page is left.
  await page.goto('about:blank');
  const names = () =>
    collector.events().map((text) => /"vital":"(\w+)"|"name":"([\w ]+)"/.exec(text)?.slice(1).join(''));
  const vitals = () =>
    collector
      .events()
      .flatMap((text) => /"name":"web vital","properties":\{"vital":"(\w+)"/.exec(text)?.[1] ?? []);
  await expect.poll(vitals).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  await expect.poll(names).toContain('session started');
  for (const text of collector.events()) expect(text).toContain('"release":"release-under-test"');
});
