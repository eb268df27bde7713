// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { useRemote } from '@/shared/remote/useRemote';

interface Ref {
  readonly id: string;
}

function setUp(key?: (args: Ref) => string) {
  const pending: { id: string; answer: (text: string) => void; fail: () => void }[] = [];
  const retries: (() => void)[] = [];
  /** The requested id and the status at each render. */
  const frames: string[] = [];
  const load = createRemoteCall<Ref, string>({
    name: 'test/load',
    concurrency: 'latest',
    ...(key === undefined ? {} : { key }),
    send: ({ id }) =>
      new Promise((answer, reject) => {
        pending.push({ id, answer, fail: () => reject(new RemoteError({ status: 503 })) });
      }),
  });
  const store = createAppStore({ http: { send: vi.fn() }, navigate: vi.fn() });
  function Screen({ id, when = true }: { readonly id: string; readonly when?: boolean }) {
    const { state, data, retry } = useRemote(load, { id }, { when });
    retries.push(retry);
    frames.push(`${id}: ${state.status}`);
    return <output>{state.status === 'idle' ? 'idle' : `${state.status} ${data ?? '-'}`}</output>;
  }
  const view = (id: string, when = true) => (
    <StrictMode>
      <Provider store={store}>
        <Screen id={id} when={when} />
      </Provider>
    </StrictMode>
  );
  const answer = async (index: number, text: string): Promise<void> => {
    await act(async () => {
      pending[index]?.answer(text);
      await Promise.resolve();
    });
  };
  const fail = async (index: number): Promise<void> => {
    await act(async () => {
      pending[index]?.fail();
      await Promise.resolve();
    });
  };
  const retry = (): void => act(() => retries.at(-1)?.());
  const shown = (): string | null => screen.getByRole('status').textContent;
  return { view, answer, fail, retry, retries, frames, shown, ids: () => pending.map(({ id }) => id) };
}

describe('useRemote', () => {
  it('requests once on mount, StrictMode and further renders included', async () => {
    const { view, answer, shown, ids } = setUp();
    const { rerender } = render(view('a'));
    rerender(view('a'));
    expect(ids()).toEqual(['a']);
    expect(shown()).toBe('pending -');
    await answer(0, 'A');
    expect(shown()).toBe('success A');
  });

  it('requests again when the arguments change, keeping old data meanwhile', async () => {
    const { view, answer, shown, ids } = setUp();
    const { rerender } = render(view('a'));
    await answer(0, 'A');
    rerender(view('b'));
    expect(ids()).toEqual(['a', 'b']);
    expect(shown()).toBe('pending A');
    await answer(1, 'B');
    expect(shown()).toBe('success B');
  });

  it('shows never other data as loaded, not even in the first frame', async () => {
    const { view, answer, frames } = setUp();
    const { rerender } = render(view('a'));
    await answer(0, 'A');
    frames.length = 0;
    rerender(view('b'));
    expect(new Set(frames)).toEqual(new Set(['b: pending']));
  });

  it('never shows one id’s data under another with a key', async () => {
    const { view, answer, shown } = setUp(({ id }) => id);
    const { rerender } = render(view('a'));
    await answer(0, 'A');
    rerender(view('b'));
    expect(shown()).toBe('pending -');
  });

  it('requests nothing while it may not load', () => {
    const { view, shown, ids } = setUp();
    const { rerender } = render(view('a', false));
    expect(ids()).toEqual([]);
    expect(shown()).toBe('idle');
    rerender(view('a'));
    expect(ids()).toEqual(['a']);
  });

  it('keeps the data after an error and sends the same request again', async () => {
    const { view, answer, fail, retry, shown, ids } = setUp();
    render(view('a'));
    await answer(0, 'A');
    retry();
    expect(shown()).toBe('pending A');
    await fail(1);
    expect(shown()).toBe('error A');
    retry();
    expect(ids()).toEqual(['a', 'a', 'a']);
  });

  it('requests again by itself when the network comes back after a failure, and only then', async () => {
    const { view, answer, fail, shown, ids } = setUp();
    render(view('a'));
    window.dispatchEvent(new Event('online'));
    expect(ids()).toEqual(['a']);
    await fail(0);
    expect(shown()).toBe('error -');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(ids()).toEqual(['a', 'a']);
    await answer(1, 'A');
    expect(shown()).toBe('success A');
    window.dispatchEvent(new Event('online'));
    expect(ids()).toEqual(['a', 'a']);
  });

  it('leaves the request to others when the network comes back, if it only shows theirs', async () => {
    const { view, fail, retry, ids } = setUp();
    render(view('a', false));
    expect(ids()).toEqual([]);
    retry();
    await fail(0);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(ids()).toEqual(['a']);
  });

  it('returns the same retry until the arguments change', async () => {
    const { view, answer, retries } = setUp();
    const { rerender } = render(view('a'));
    await answer(0, 'A');
    rerender(view('a'));
    const former = new Set(retries);
    expect(former.size).toBe(1);
    rerender(view('b'));
    expect(former.has(retries.at(-1) ?? (() => undefined))).toBe(false);
  });
});
