import { tokenTimes } from '../../shared/api/tokenTimes.ts';
import type { StoredTextName } from '../../shared/storage/storedTexts.ts';

export interface BootSettings {
  readonly tokenKey: StoredTextName;
  readonly receivedKey: StoredTextName;
  readonly themeKey: StoredTextName;
  /** The color schemes, and the theme that each of them has. */
  readonly themes: readonly (readonly [scheme: string, theme: string])[];
  /** Paths on which the pre-rendered sign-in form is shown. */
  readonly publicPaths: readonly string[];
  readonly title: string;
  /** The demo backend's service worker; the only script URL that the Trusted Types policy allows. */
  readonly worker?: string;
}

export interface BootWindow {
  readonly document: Document;
  readonly location: Pick<Location, 'pathname' | 'href'>;
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly matchMedia: (query: string) => Pick<MediaQueryList, 'matches'>;
  readonly atob: (text: string) => string;
  readonly fetch: (url: string, options: Pick<RequestInit, 'cache'>) => Promise<unknown>;
  readonly requestAnimationFrame: (callback: () => void) => unknown;
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => unknown;
  };
}

/**
 * Runs in the head before the first paint: sets the theme, and shows the pre-rendered sign-in form if nobody is signed
 * in, and a message if a script of the first load fails to load or was made inert by the host. Until React takes over
 * it prevents submission and records which button was pressed, and whether the space bar is held. It is inlined as its
 * own source text, so it may use nothing but its parameters.
 */
export function boot(settings: BootSettings, page: BootWindow, timesOf: typeof tokenTimes): void {
  const root = page.document.documentElement;

  const stored = (key: string): string | null => {
    try {
      return page.localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const isLive = (token: string | null): boolean => {
    try {
      const body = (token ?? '').split('.')[1] ?? '';
      const claims: unknown = JSON.parse(page.atob(body.replace(/-/g, '+').replace(/_/g, '/')));
      if (typeof claims !== 'object' || claims === null) return false;
      const received = stored(settings.receivedKey);
      const { skew, expiresAt } = timesOf(claims, received === null ? undefined : Number(received));
      return Date.now() + skew <= expiresAt;
    } catch {
      return false;
    }
  };

  const mode = /^"?([a-z-]+)"?$/.exec(stored(settings.themeKey) ?? '')?.[1] ?? '';
  const chosen = settings.themes.find(([name]) => name === mode)?.[1];
  root.dataset.theme = chosen ?? (page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.dataset.scheme = mode;

  if (settings.worker !== undefined && page.trustedTypes !== undefined) {
    const worker = new URL(settings.worker, page.location.href).href;
    page.trustedTypes.createPolicy('default', {
      createScriptURL: (url) => {
        if (new URL(url, page.location.href).href === worker) return url;
        throw new TypeError('Not a script of ours');
      },
    });
  }

  const onLost = (event: Event): void => {
    if (!(event.target instanceof HTMLScriptElement)) return;
    root.dataset.unloaded = '';
    // A file that was answered with a page of the host or of a network's sign-in may be cached for a year.
    for (const script of page.document.querySelectorAll<HTMLElement>(
      'script[src], link[rel=modulepreload]',
    )) {
      const url = script.getAttribute('src') ?? script.getAttribute('href') ?? '';
      page.fetch(url, { cache: 'reload' }).catch(() => undefined);
    }
  };
  // An element's `error` event does not bubble. Later scripts are loaded by `import()` and have no element.
  page.document.addEventListener('error', onLost, true);
  page.document.addEventListener('DOMContentLoaded', () => {
    if (page.document.querySelector('script[type=module][src]') === null) root.dataset.unloaded = '';
  });

  if (!settings.publicPaths.includes(page.location.pathname) || isLive(stored(settings.tokenKey))) return;
  root.dataset.signin = 'first';
  page.requestAnimationFrame(() =>
    page.requestAnimationFrame(() => {
      // Unless the app has taken over by then.
      if (root.dataset.signin === 'first') root.dataset.signin = '';
    }),
  );
  page.document.title = settings.title;

  page.document.addEventListener('submit', (event) => event.preventDefault());
  page.document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('#early button[value]') : null;
    if (button === null) return;
    root.dataset.pressed = button.getAttribute('value') ?? '';
    button.setAttribute('aria-busy', 'true');
  });
  // Firefox has no `:active` control while the space bar is held.
  page.document.addEventListener('keydown', ({ key }) => {
    if (key === ' ') root.dataset.space = '';
  });
  page.document.addEventListener('keyup', () => {
    delete root.dataset.space;
  });
}

export function bootScriptText(settings: BootSettings): string {
  return `(${boot.toString()})(${JSON.stringify(settings)},window,${tokenTimes.toString()})`;
}
