// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { getMe } from '@/shared/api/account';
import { createHttp } from '@/shared/remote/http';

it('sends a request in the task that asks for it', () => {
  const send = vi.fn();
  const setRequestHeader = vi.fn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readonly open = vi.fn();
      readonly addEventListener = vi.fn();
      readonly setRequestHeader = setRequestHeader;
      readonly send = send;
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const http = createHttp({ baseURL: '/qlearn', getToken: () => 'abc', onUnauthorized: vi.fn() });
  void http.send(getMe, undefined);
  expect(send).toHaveBeenCalledOnce();
  expect(setRequestHeader).toHaveBeenCalledWith('Authorization', 'Bearer abc');
});
