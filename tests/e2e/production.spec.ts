import { expect, type Page } from '@playwright/test';
import { EMAIL, PASSWORD, test } from './productionSite';

/** Delays the requests to these addresses until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('takes typing and a click on sign-in before any script, and moves nothing when they come', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const sendScripts = await hold(page, '**/assets/*.js');
  const respond = await hold(page, '**/auth/signin');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const places = () => Promise.all([email, password, button].map((control) => control.boundingBox()));

  await page.goto('/login', { waitUntil: 'commit' });
  await email.pressSequentially('nobody@qlearn.demo');
  await password.pressSequentially(PASSWORD);
  const before = await places();
  await button.click();
  const asked = page.waitForRequest('**/auth/signin');
  sendScripts();
  // The click sends what was typed.
  expect((await asked).postDataJSON()).toEqual({ email: 'nobody@qlearn.demo', password: PASSWORD });
  expect(await places()).toEqual(before);
  respond();
  await page.getByText('Email or password does not').waitFor();
  await expect(password).toHaveValue(PASSWORD);

  await email.fill(EMAIL);
  await password.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
  expect(refused).toEqual([]);
});

/** Changes the scripts of each document on its way, as some hosts do. */
async function rewriteScripts(page: Page, change: (tag: string) => string): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/<script\b[^>]*>/g, change);
      return route.fulfill({ response, body });
    },
  );
}

const retyped = (tag: string): string =>
  tag.includes('type=')
    ? tag.replace('type="', 'type="a1b2-')
    : tag.replace('>', ' type="a1b2-text/javascript">');

test.describe('a host that changes scripts', () => {
  // Chromium does not know that a document which the test has changed is of this machine.
  test.use({ expectedErrors: [/Permission was denied for this request to access the `loopback`/] });

  test('starts when a host delays the scripts that do not opt out of it', async ({ page }) => {
    await rewriteScripts(page, (tag) =>
      tag.startsWith('<script data-cfasync="false"') ? tag : retyped(tag),
    );
    await page.goto('/login');
    await expect(page.locator('#early')).not.toBeAttached();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'QLearn could not' })).toHaveCount(0);
  });

  test('says that no script has run when a host or an extension has changed all', async ({ page }) => {
    await rewriteScripts(page, retyped);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'QLearn could not start' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
  });

  test('says that the app did not load when a host has changed the scripts with an address', async ({
    page,
  }) => {
    await rewriteScripts(page, (tag) => (tag.includes('src=') ? retyped(tag) : tag));
    await page.goto('/create-quiz');
    await expect(page.getByRole('heading', { name: 'QLearn could not be loaded' })).toBeVisible();
  });
});

test.describe('a network that answers with its own page', () => {
  test.use({ expectedErrors: [/MIME type/] });

  test('loads at the next reload what was answered with a page before', async ({ page }) => {
    let isPortal = true;
    await page.route('**/assets/core-*.js', (route) =>
      isPortal
        ? route.fulfill({
            contentType: 'text/html',
            headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
            body: '<h1>Sign in to this network</h1>',
          })
        : route.continue(),
    );
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'QLearn could not be loaded' })).toBeVisible();
    isPortal = false;
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.locator('#early')).not.toBeAttached();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test('follows a link that is pressed before the scripts come, and released after them', async ({ page }) => {
  const sendScripts = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Create account' }).hover();
  await page.mouse.down();
  sendScripts();
  await expect(page.locator('#early')).not.toBeAttached();
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: 'Create account' }).waitFor();
});

test('clicks a button whose space bar goes down before the scripts come, and up after them', async ({
  page,
}) => {
  const sendScripts = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await button.focus();
  await page.keyboard.down('Space');
  sendScripts();
  await expect(page.locator('#early')).not.toBeAttached();
  await expect(button).toBeFocused();
  await page.keyboard.up('Space');
  await page.getByText('Email is required').waitFor();
});

/** The scripts of the build, by the service worker's list. */
async function scriptsOf({ url }: { readonly url: string }): Promise<readonly string[]> {
  const worker = await (await fetch(`${url}/sw.js`)).text();
  return [...new Set(worker.match(/assets\/[\w-]+\.js/g))].map((name) => `/${name}`);
}

// Engines begin a circle at different scripts: what one of them finds there is undefined in another.
test('divides the build so that no scripts import each other in a circle', async ({ production }) => {
  const imports = new Map<string, readonly string[]>();
  for (const script of await scriptsOf(production)) {
    const text = await (await fetch(production.url + script)).text();
    const names = [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)];
    imports.set(
      script,
      names.map(([, name]) => `/assets/${String(name)}`),
    );
  }
  expect([...imports.values()].flat().length).toBeGreaterThan(500);
  // What imports nothing that is left is taken out, until only circles and what imports them remain.
  for (let before = 0; before !== imports.size;) {
    before = imports.size;
    for (const [script, names] of imports)
      if (!names.some((name) => imports.has(name))) imports.delete(script);
  }
  expect([...imports.keys()]).toEqual([]);
});

test('loads every script of the build by itself, whichever comes first', async ({ page, production }) => {
  const scripts = await scriptsOf(production);
  expect(scripts.length).toBeGreaterThan(100);
  await page.goto('/login');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  const failed = await page.evaluate(async (names) => {
    const loaded = await Promise.allSettled(names.map((name): Promise<unknown> => import(name)));
    return loaded.flatMap((one, at) =>
      one.status === 'rejected' ? `${names[at]}: ${String(one.reason)}` : [],
    );
  }, scripts);
  expect(failed).toEqual([]);
});
