// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { renderApp } from '../../../renderApp';

afterEach(() => {
  window.opener = null;
  localStorage.clear();
});

async function land(search: string, { opened = true } = {}) {
  const postMessage = vi.fn();
  window.opener = opened ? { postMessage } : null;
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  await renderApp({ at: `/socialAuth${search}` });
  await screen.findByRole('heading', { level: 1 });
  return { postMessage, close };
}

describe('/socialAuth', () => {
  it('relays the token to its opener, to our own origin only, and closes', async () => {
    const { postMessage, close } = await land('?token=t1');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { results: { accessToken: 't1' } },
      window.location.origin,
    );
    expect(close).toHaveBeenCalledOnce();
  });

  it('takes the token out of the address', async () => {
    await land('?token=t1');
    expect(window.location.search).toBe('');
  });

  const startedAt = (at: number): void =>
    localStorage.setItem('googleAttempt', JSON.stringify({ nonce: 'n1', startedAt: at }));

  it('gives the token to the page that started the attempt, and closes', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('qlearn-google');
    onTestFinished(() => channel.close());
    channel.addEventListener('message', ({ data }) => {
      heard.push(data);
      channel.postMessage({ taken: 'n1' });
    });
    startedAt(Date.now());
    const { close } = await land('?token=t1', { opened: false });
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(heard).toEqual([{ nonce: 'n1', results: { accessToken: 't1' } }]);
    expect(localStorage.getItem('googleAttempt')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('leads on to Create Quiz by itself if no page takes the token', async () => {
    startedAt(Date.now());
    const backend = await createTestBackend({ now: () => Date.now() });
    const [student] = await backend.context.database.byGroup('users', 'student@qlearn.demo');
    const token = backend.tokenOf(student?.id ?? '');
    await renderApp({ at: `/socialAuth?token=${encodeURIComponent(token)}`, backend });
    expect(await screen.findByRole('heading', { name: 'Create Quiz' })).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });

  it('leads to the sign-in page, which says why, if it cannot sign in by itself', async () => {
    startedAt(Date.now());
    const backend = await createTestBackend({ now: () => Date.now() });
    const token = backend.tokenOf('user-unknown');
    await renderApp({ at: `/socialAuth?token=${encodeURIComponent(token)}`, backend });
    expect(await screen.findByText('User not registered')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  it('signs nobody in for an attempt that is over', async () => {
    startedAt(Date.now() - 181_000);
    await land('?token=t1', { opened: false });
    expect(screen.getByRole('heading', { level: 1, name: 'UnAuthorized User' })).toBeVisible();
  });

  it.each([
    ['without a token', '', true],
    ['without a window that opened it, and without an attempt of this browser', '?token=t1', false],
  ])('says UnAuthorized User and relays nothing: %s', async (_, search, opened) => {
    const { postMessage, close } = await land(search, { opened });
    expect(screen.getByRole('heading', { level: 1, name: 'UnAuthorized User' })).toBeVisible();
    expect(postMessage).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
