// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { collectErrors } from '@/app/monitoring/collectErrors';
import { reportHandled } from '@/shared/browser/reportError';

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));

/** Type, kind and detail of each report that has been sent. */
const reports = () =>
  fetched.mock.calls.map(([url, init]) => {
    expect(url).toMatch(/^https:\/\/errors\.example\.org\/api\/7\/envelope\/\?.*sentry_key=key/);
    const body = typeof init?.body === 'string' ? init.body : '';
    return /"kind":"([\w ]+)"/.exec(body)?.[1];
  });

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('holds errors until the collector’s code has loaded, then sends each once, thirty at most', async () => {
  const listeners = vi.spyOn(window, 'addEventListener');
  collectErrors('https://key@errors.example.org/7');
  onTestFinished(() => {
    for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
  });
  reportHandled('denied storage', new DOMException('full', 'QuotaExceededError'));
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }));
  // A notice from the browser, without an error.
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  expect(fetched).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(reports()).toEqual(['denied storage', 'uncaught error']));

  const lost = new TypeError('Failed to fetch dynamically imported module');
  reportHandled('lost chunk', lost);
  reportHandled('render error', lost);
  await vi.waitFor(() => expect(reports().slice(2)).toEqual(['lost chunk']));

  for (let at = 0; at < 40; at += 1) reportHandled('render error', new Error(String(at)));
  await vi.waitFor(() => expect(reports()).toHaveLength(29));
});
