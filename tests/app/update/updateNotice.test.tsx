// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What the page does with the worker, and the events that the browser would send. */
const worker = vi.hoisted(() => ({
  listeners: new Map<string, (event: { isUpdate?: boolean }) => void>(),
  skipWaiting: vi.fn(),
  register: () => Promise.resolve({ update: () => Promise.resolve() }),
}));

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (type: string, listener: (event: { isUpdate?: boolean }) => void) =>
      worker.listeners.set(type, listener);
    messageSkipWaiting = (): void => {
      worker.skipWaiting();
    };
    register = () => worker.register();
  },
}));

async function openPage() {
  vi.resetModules();
  const { registerServiceWorker } = await import('@/app/update/serviceWorker');
  const { UpdateNotice } = await import('@/app/layouts/UpdateNotice');
  render(<UpdateNotice />);
  vi.useFakeTimers();
  registerServiceWorker();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  return (type: 'waiting' | 'controlling', event = {}) => worker.listeners.get(type)?.(event);
}

describe('a new version', () => {
  const reload = vi.fn();
  beforeEach(() => {
    worker.listeners.clear();
    worker.register = () => Promise.resolve({ update: () => Promise.resolve() });
    reload.mockClear();
    vi.stubEnv('PROD', true);
    vi.stubGlobal('location', { reload });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  });

  it('is offered once it waits, and activated by Reload', async () => {
    const emit = await openPage();
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    emit('waiting');
    worker.skipWaiting.mockImplementation(() => emit('controlling', { isUpdate: true }));
    expect(await screen.findByText('A new version is ready')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab has activated is offered here, not forced', async () => {
    const emit = await openPage();
    emit('controlling', { isUpdate: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not offered by the first installation', async () => {
    const emit = await openPage();
    emit('controlling', { isUpdate: false });
    expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('a browser that refuses the worker changes nothing', async () => {
    worker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    await openPage();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
