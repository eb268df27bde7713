// @vitest-environment jsdom
import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';

interface Ref {
  readonly id: string;
}

function setUp(key?: (args: Ref) => string) {
  const pending: { id: string; answer: (text: string) => void }[] = [];
  const load = createRemoteCall<Ref, string>({
    name: 'test/load',
    concurrency: 'latest',
    ...(key === undefined ? {} : { key }),
    send: ({ id }) =>
      new Promise((answer) => {
        pending.push({ id, answer });
      }),
  });
  const store = createAppStore({ http: { send: vi.fn() }, navigate: vi.fn() });
  store.inject({ calls: [load] });
  function Screen({ id, when = true }: { readonly id: string; readonly when?: boolean }) {
    const remote = useRemote(load, { id }, { when });
    return <output>{remote.status === 'idle' ? 'idle' : `${remote.status} ${remote.data ?? '-'}`}</output>;
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
  const shown = (): string | null => screen.getByRole('status').textContent;
  return { view, answer, shown, ids: () => pending.map(({ id }) => id) };
}

describe('useLoad', () => {
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

  it('with a key it never shows one id’s data under another', async () => {
    const { view, answer, shown } = setUp(({ id }) => id);
    const { rerender } = render(view('a'));
    await answer(0, 'A');
    rerender(view('b'));
    expect(shown()).toBe('pending -');
  });

  it('waits while it may not load', () => {
    const { view, shown, ids } = setUp();
    const { rerender } = render(view('a', false));
    expect(ids()).toEqual([]);
    expect(shown()).toBe('idle');
    rerender(view('a'));
    expect(ids()).toEqual(['a']);
  });
});
