// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { boot, bootScriptText, type BootSettings } from '@/build/entry-document/bootScript';
import { tokenTimes } from '@/shared/api/tokenTimes';
import { themeOf } from '@/shared/theme/tokens';

const settings: BootSettings = {
  tokenKey: 'token',
  receivedKey: 'tokenReceivedAt',
  themeKey: 'themeMode',
  themes: Object.entries(themeOf),
  publicPaths: ['/', '/login'],
  title: 'Sign in · QLearn',
};

interface Visit {
  readonly path?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly prefersDark?: boolean;
  readonly storageDenied?: boolean;
}

function bootAt({ path = '/login', stored = {}, prefersDark = false, storageDenied = false }: Visit = {}) {
  const page = document.implementation.createHTMLDocument('QLearn');
  page.body.innerHTML = `<div id="early"><form><input name="email"><button value="submit"><b>Sign in</b></button></form></div>`;
  const frames: (() => void)[] = [];
  const fetched: string[] = [];
  const getItem = (key: string) => {
    if (storageDenied) throw new DOMException('denied', 'SecurityError');
    return stored[key] ?? null;
  };
  boot(
    settings,
    {
      document: page,
      location: new URL(path, 'http://localhost:3000'),
      localStorage: { getItem },
      matchMedia: () => ({ matches: prefersDark }),
      fetch: (url) => {
        fetched.push(url);
        return Promise.reject(new TypeError('offline'));
      },
      atob: (text) => window.atob(text),
      requestAnimationFrame: (callback) => frames.push(callback),
    },
    tokenTimes,
  );
  /** Paints the next frame. */
  const paint = () => frames.shift()?.();
  return { page, root: page.documentElement.dataset, paint, fetched };
}

const tokenUntil = (exp: unknown) => `h.${btoa(JSON.stringify({ exp }))}.s`;
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

describe('the theme before the first paint', () => {
  it.each([
    [{}, false, 'light'],
    [{}, true, 'dark'],
    [{ themeMode: 'system' }, true, 'dark'],
    [{ themeMode: 'light' }, true, 'light'],
    [{ themeMode: 'dark' }, false, 'dark'],
    [{ themeMode: 'white-on-black' }, false, 'dark'],
    [{ themeMode: 'soft' }, true, 'light'],
    [{ themeMode: 'constructor' }, true, 'dark'],
    [{ themeMode: '<script>' }, false, 'light'],
  ])('chooses the theme for stored %j and system dark %s: %s', (stored, prefersDark, theme) => {
    expect(bootAt({ stored, prefersDark }).root.theme).toBe(theme);
  });

  it('includes the color scheme that was chosen', () => {
    expect(bootAt({ stored: { themeMode: '"soft"' } }).root.scheme).toBe('soft');
    expect(bootAt({ stored: { themeMode: '<script>' } }).root.scheme).toBe('');
  });

  it('sets the theme on every page, also when storage is denied', () => {
    expect(bootAt({ path: '/create-quiz', storageDenied: true, prefersDark: true }).root.theme).toBe('dark');
  });
});

describe('the pre-rendered sign-in form', () => {
  it.each(['/', '/login'])(
    'shows the early form at %s when nobody is signed in, and names the document',
    (path) => {
      const { page, root } = bootAt({ path });
      expect(root.signin).toBeDefined();
      expect(page.title).toBe('Sign in · QLearn');
    },
  );

  it('shows the early form on no other page', () => {
    const { page, root } = bootAt({ path: '/create-quiz' });
    expect(root.signin).toBeUndefined();
    expect(page.title).toBe('QLearn');
  });

  it.each([inAnHour, String(inAnHour)])('hides the early form when a token is live until %j', (exp) => {
    expect(bootAt({ stored: { token: tokenUntil(exp) } }).root.signin).toBeUndefined();
  });

  it.each([tokenUntil(1), tokenUntil(inAnHour * 1_000), tokenUntil(undefined), 'garbage', 'a.b.c', ''])(
    'keeps the early form when the token is no live one: %s',
    (token) => {
      expect(bootAt({ stored: { token } }).root.signin).toBeDefined();
    },
  );

  it('hides the early form for a minute after the token ends, and while its own clock says so', () => {
    const now = Math.floor(Date.now() / 1000);
    expect(bootAt({ stored: { token: tokenUntil(now - 50) } }).root.signin).toBeUndefined();
    const fresh = (exp: number, iat: number) => `h.${btoa(JSON.stringify({ exp, iat }))}.s`;
    const stored = { token: fresh(now - 7_000, now - 7_200), tokenReceivedAt: String(Date.now()) };
    expect(bootAt({ stored }).root.signin).toBeUndefined();
  });

  it('keeps the early form when the end of the token is in milliseconds', () => {
    expect(bootAt({ stored: { token: tokenUntil(inAnHour * 1000) } }).root.signin).toBeDefined();
  });

  it('shows the early form when storage is denied', () => {
    expect(bootAt({ storageDenied: true }).root.signin).toBeDefined();
  });

  it('paints the early form before what is beside it', () => {
    const { root, paint } = bootAt();
    paint();
    expect(root.signin).toBe('first');
    paint();
    expect(root.signin).toBe('');
  });

  it('brings no early form back when the app has taken over before the second frame', () => {
    const { root, paint } = bootAt();
    delete root.signin;
    paint();
    paint();
    expect(root.signin).toBeUndefined();
  });
});

describe('until the app takes over', () => {
  it('sends nothing by the browser', () => {
    const { page } = bootAt();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    page.querySelector('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('notes the space bar while it is held', () => {
    const { page, root } = bootAt();
    const press = (type: string, key: string) => page.dispatchEvent(new KeyboardEvent(type, { key }));
    press('keydown', 'a');
    expect(root.space).toBeUndefined();
    press('keydown', ' ');
    expect(root.space).toBe('');
    press('keyup', ' ');
    expect(root.space).toBeUndefined();
  });

  it('notes a pressed button and shows that it is busy', () => {
    const { page, root } = bootAt();
    page.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(root.pressed).toBe('submit');
    expect(page.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
  });

  it('leaves a click elsewhere alone', () => {
    const { page, root } = bootAt();
    page.querySelector('input')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(root.pressed).toBeUndefined();
  });
});

describe('a script of the first load that does not come', () => {
  it('says on every page that a script has not come', () => {
    const { page, root } = bootAt({ path: '/quiz-history' });
    const script = page.head.appendChild(page.createElement('script'));
    expect(root.unloaded).toBeUndefined();
    script.dispatchEvent(new Event('error'));
    expect(root.unloaded).toBe('');
  });

  it('requests the failed script past the cache, with the others, for the next load', () => {
    const { page, fetched } = bootAt({ path: '/quiz-history' });
    page.head.innerHTML =
      '<script type="module" src="/assets/index.js"></script><link rel="modulepreload" href="/assets/core.js">';
    page.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(fetched).toEqual(['/assets/index.js', '/assets/core.js']);
  });

  it.each([
    ['<script type="module" src="/assets/index.js"></script>', undefined],
    ['<script type="a1b2-module" src="/assets/index.js"></script>', ''],
    ['<script type="text/rocketscript" data-src="/assets/index.js"></script>', ''],
  ])('notices a script when a host has changed its type: %s', (html, unloaded) => {
    const { page, root } = bootAt({ path: '/quiz-history' });
    page.head.innerHTML = html;
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(root.unloaded).toBe(unloaded);
  });

  it('takes an image that does not come for no missing script', () => {
    const { page, root } = bootAt({ path: '/quiz-history' });
    page.body.appendChild(page.createElement('img')).dispatchEvent(new Event('error'));
    expect(root.unloaded).toBeUndefined();
  });
});

it('consists of one expression that needs nothing else', () => {
  const script = bootScriptText(settings);
  expect(script).toContain('"themeKey":"themeMode"');
  expect(script).not.toContain('</');
});

it('allows the worker of the demo as the only script URL', () => {
  const rules: { readonly createScriptURL: (url: string) => string }[] = [];
  boot(
    { ...settings, worker: '/worker.js' },
    {
      document: document.implementation.createHTMLDocument('QLearn'),
      location: new URL('http://localhost:3000/login'),
      localStorage: { getItem: () => null },
      matchMedia: () => ({ matches: false }),
      atob: (text) => window.atob(text),
      fetch: () => Promise.resolve(),
      requestAnimationFrame: () => undefined,
      trustedTypes: { createPolicy: (_, rule) => rules.push(rule) },
    },
    tokenTimes,
  );
  expect(rules.map(({ createScriptURL }) => createScriptURL('/worker.js'))).toEqual(['/worker.js']);
  for (const url of ['/other.js', 'https://elsewhere.example/worker.js', '//elsewhere.example/worker.js']) {
    expect(() => rules[0]?.createScriptURL(url)).toThrow(TypeError);
  }
});
