// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { otherTabs, type TokenChange } from '@/domain/session/otherTabs';
import { live, old, useFreshBrowser } from './renderSession';

useFreshBrowser();

/** Collects the changes that other tabs announce. */
function listen() {
  const heard: TokenChange[] = [];
  const channel = otherTabs();
  const hear = (): void =>
    channel.take((change) => {
      if (typeof change !== 'string') return;
      heard.push(change);
      hear();
    });
  hear();
  const close = (): void => channel.close();
  onTestFinished(close);
  return { heard, close };
}

const store = (key: string | null, newValue: string | null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const freeze = (): boolean => window.dispatchEvent(new Event('pagehide'));
const show = (persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('otherTabs', () => {
  it('reports each token that is stored or removed there, and no other entry', () => {
    const { heard } = listen();
    localStorage.setItem('token', live);
    store('token', live);
    store('themeMode', 'dark');
    store('themeMode', null);
    localStorage.clear();
    store('token', null);
    store(null, null);
    expect(heard).toEqual(['replaced', 'removed', 'removed']);
  });

  it('reports no change that another one has followed meanwhile', () => {
    const { heard } = listen();
    localStorage.setItem('token', live);
    store('token', null);
    store(null, null);
    store('token', old);
    expect(heard).toEqual([]);
    store('token', live);
    expect(heard).toEqual(['replaced']);
  });

  it('reports after a freeze whether the token was replaced or removed meanwhile', () => {
    localStorage.setItem('token', old);
    const { heard } = listen();
    freeze();
    localStorage.setItem('token', live);
    show(true);
    freeze();
    localStorage.removeItem('token');
    show(true);
    expect(heard).toEqual(['replaced', 'removed']);
  });

  it('reports nothing when the page was frozen with the token that it has now', () => {
    localStorage.setItem('token', live);
    const { heard } = listen();
    freeze();
    show(true);
    expect(heard).toEqual([]);
  });

  it('reports nothing when the page was loaded, not taken from the cache', () => {
    localStorage.setItem('token', live);
    const { heard } = listen();
    show(false);
    expect(heard).toEqual([]);
  });

  it('reports nothing once nobody listens', () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    const { heard, close } = listen();
    close();
    store('token', live);
    expect(heard).toEqual([]);
    expect(removed.mock.calls.map(([name]) => name)).toEqual(['storage', 'pagehide', 'pageshow']);
  });

  it('reports nothing outside of a browser', () => {
    vi.stubGlobal('window', undefined);
    const { heard, close } = listen();
    close();
    expect(heard).toEqual([]);
  });
});
