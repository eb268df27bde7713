// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface WorkerEvent {
  readonly isUpdate?: boolean;
  readonly sw?: NextWorker;
}

/** The worker's side of the page: what the page calls, and the listeners for events of the browser. */
const worker = vi.hoisted(() => ({
  listeners: new Map<string, (event: WorkerEvent) => void>(),
  skipWaiting: vi.fn(),
  update: vi.fn<() => Promise<void>>(),
  register: () => Promise.resolve({ update: () => worker.update() }),
}));

/** An installed worker of a new version. */
class NextWorker extends EventTarget {
  state = 'installed';

  reach(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, listener: (event: WorkerEvent) => void) =>
      worker.listeners.set(type, listener);
    messageSkipWaiting = (): void => {
      worker.skipWaiting();
    };
    register = () => worker.register();
  },
}));

async function openPage(stays = 20_000) {
  vi.resetModules();
  const { registerServiceWorker } = await import('@/app/update/serviceWorker');
  const { UpdateNotice } = await import('@/app/layouts/shell/ShellNotices');
  render(<UpdateNotice />);
  vi.useFakeTimers();
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(stays);
  vi.useRealTimers();
  return (type: 'waiting' | 'controlling', event: WorkerEvent) => worker.listeners.get(type)?.(event);
}

describe('a new version', () => {
  const reload = vi.fn();
  beforeEach(() => {
    worker.listeners.clear();
    worker.register = () => Promise.resolve({ update: () => worker.update() });
    worker.update.mockReset().mockResolvedValue();
    worker.skipWaiting.mockReset();
    reload.mockClear();
    vi.stubEnv('PROD', true);
    vi.stubGlobal('location', { reload });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it.each(['controlled by the former version', 'of the first visit, which no version controls'])(
    'offers a new version once it waits, and activates it by Reload, in a page %s',
    async (page) => {
      const emit = await openPage();
      const next = new NextWorker();
      expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
      emit('waiting', { sw: next });
      worker.skipWaiting.mockImplementation(() => {
        next.reach('activating');
        if (page.startsWith('controlled')) emit('controlling', { isUpdate: true });
        expect(reload).not.toHaveBeenCalled();
        next.reach('activated');
      });
      expect(await screen.findByText('A new version is ready')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('reloads the page also when the browser does not activate the worker at once', async () => {
    const emit = await openPage();
    emit('waiting', { sw: new NextWorker() });
    const button = await screen.findByRole('button', { name: 'Reload' });
    vi.useFakeTimers();
    fireEvent.click(button);
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('asks for no more than a reload once another tab has activated the offered version', async () => {
    const emit = await openPage();
    const next = new NextWorker();
    emit('waiting', { sw: next });
    next.reach('activated');
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('looks for a new version every hour, also after a look that failed', async () => {
    worker.update.mockRejectedValue(new TypeError('Failed to fetch'));
    await openPage(2 * 3_600_000 + 20_000);
    expect(worker.update).toHaveBeenCalledTimes(2);
  });

  it('offers, and does not force, a version that another tab has activated', async () => {
    const emit = await openPage();
    emit('controlling', { isUpdate: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('offers no update at the first installation', async () => {
    const emit = await openPage();
    emit('controlling', { isUpdate: false });
    expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('changes nothing when the browser refuses the worker', async () => {
    worker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    await openPage();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
