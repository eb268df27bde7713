// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../renderApp';

afterEach(() => {
  window.opener = null;
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

  it.each([
    ['without a token', '', true],
    ['without a window that opened it', '?token=t1', false],
  ])('says UnAuthorized User and relays nothing: %s', async (_, search, opened) => {
    const { postMessage, close } = await land(search, { opened });
    expect(screen.getByRole('heading', { level: 1, name: 'UnAuthorized User' })).toBeVisible();
    expect(postMessage).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
