// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class FirstWorker extends EventTarget {
  state = 'installing';

  reach(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

interface Registration {
  readonly active: object | null;
  readonly installing: FirstWorker | null;
}

const browser = vi.hoisted(() => ({ register: vi.fn<() => Promise<Registration>>() }));

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = () => undefined;
    register = () => browser.register();
  },
}));

const READY = 'Ready to open without network';
const REFUSED = 'This browser does not save QLearn on the device, so it needs a network connection to open.';
const FULL = 'There is not enough space on this device to use QLearn offline.';
const FAILED = 'QLearn could not be saved on this device, so it needs a network connection to open.';

const installing = (worker: FirstWorker): Registration => ({
  active: null,
  installing: worker,
});

/** Shows the status that Settings has after the page has been open for 20 s. */
async function openPage() {
  vi.resetModules();
  const { registerServiceWorker } = await import('@/app/update/serviceWorker');
  const { OfflineStatus } = await import('@/app/settings-page/route');
  render(<OfflineStatus />);
  vi.useFakeTimers();
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  return userEvent.setup();
}

const retry = () => screen.queryByRole('button', { name: 'Try again' });

describe('whether the app opens without network', () => {
  const storage = { isFull: false, deleted: vi.fn<(name: string) => Promise<boolean>>() };
  beforeEach(() => {
    browser.register.mockReset();
    storage.isFull = false;
    storage.deleted.mockReset().mockResolvedValue(true);
    vi.stubEnv('PROD', true);
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } });
    const cache = {
      keys: () => Promise.resolve(['/first.js']),
      delete: storage.deleted,
      put: () =>
        storage.isFull
          ? Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError'))
          : Promise.resolve(),
    };
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['precache']),
      open: () => Promise.resolve(cache),
      delete: storage.deleted,
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('says that the app opens offline once its code is on the device, also after an update', async () => {
    const worker = new FirstWorker();
    browser.register.mockResolvedValue(installing(worker));
    await openPage();
    expect(screen.getByRole('status')).toHaveTextContent('Getting ready to open without network…');
    for (const state of ['installed', 'activating']) {
      worker.reach(state);
      expect(screen.queryByText(READY)).toBeNull();
    }
    for (const state of ['activated', 'redundant']) {
      worker.reach(state);
      expect(await screen.findByText(READY)).toBeVisible();
    }
    expect(storage.deleted).not.toHaveBeenCalled();
    expect(retry()).toBeNull();
  });

  it('knows at once that a page that came from the device opens offline', async () => {
    browser.register.mockReturnValue(new Promise(() => undefined));
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
    await openPage();
    expect(screen.getByRole('status')).toHaveTextContent(READY);
  });

  it('keeps what it said when the browser then refuses another registration', async () => {
    browser.register.mockRejectedValue(new TypeError('Failed to fetch'));
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
    await openPage();
    expect(screen.getByRole('status')).toHaveTextContent(READY);
  });

  it('denies it when the browser has no service workers, as in some private windows', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await openPage();
    expect(screen.getByRole('status')).toHaveTextContent(REFUSED);
    expect(retry()).toBeNull();
    expect(browser.register).not.toHaveBeenCalled();
  });

  it('denies it when the browser refuses the service worker', async () => {
    browser.register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
    await openPage();
    expect(screen.getByRole('status')).toHaveTextContent(REFUSED);
    expect(retry()).toBeNull();
  });

  it('makes room for the answers when it failed for want of room, and succeeds at another try', async () => {
    const worker = new FirstWorker();
    browser.register.mockResolvedValueOnce(installing(worker));
    storage.isFull = true;
    const user = await openPage();
    worker.reach('redundant');
    expect(await screen.findByText(FULL)).toBeVisible();
    expect(storage.deleted.mock.calls).toEqual([['/first.js'], ['precache']]);

    const second = new FirstWorker();
    browser.register.mockResolvedValueOnce(installing(second));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status')).toHaveTextContent('Getting ready to open without network…');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(retry()).toBeNull();
    await vi.waitFor(() => expect(browser.register).toHaveBeenCalledTimes(2));
    second.reach('activated');
    expect(await screen.findByText(READY)).toBeVisible();
  });

  it('tries again after a file did not come, or the worker itself', async () => {
    const worker = new FirstWorker();
    browser.register.mockResolvedValueOnce(installing(worker));
    const user = await openPage();
    worker.reach('redundant');
    expect(await screen.findByText(FAILED)).toBeVisible();

    browser.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(FAILED)).toBeVisible();

    browser.register.mockResolvedValueOnce({ active: {}, installing: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(READY)).toBeVisible();
  });

  it('promises nothing in a build without a service worker', async () => {
    vi.stubEnv('PROD', false);
    await openPage();
    expect(screen.getByRole('status')).toHaveTextContent(
      'This version of QLearn is not saved on this device',
    );
    expect(browser.register).not.toHaveBeenCalled();
  });
});
