// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WatcherSaga } from '@/shared/store/effects';
import { type LazyRoute, lazyRoute, RouteBoundary, RunSagasContext } from '@/shared/ui/lazy/lazyRoute';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? <p>Broken</p> : this.props.children;
  }
}

async function show(Screen: LazyRoute, runSagas = vi.fn()) {
  await act(async () => {
    render(
      <RunSagasContext value={runSagas}>
        <Boundary>
          <Suspense fallback={<p>Loading</p>}>
            <Screen />
          </Suspense>
        </Boundary>
      </RunSagasContext>,
    );
    await Promise.resolve();
  });
  return runSagas;
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('lazyScreen', () => {
  it('renders what was prepared at once, without the fallback', async () => {
    const runSagas = vi.fn();
    const Screen = lazyRoute(() => Promise.resolve({ Component: () => <h1>There</h1> }));
    await Screen.prepare(runSagas);
    const seen: (string | null)[] = [];
    const Watched = () => <p ref={(element) => void seen.push(element && 'fallback')}>Loading</p>;
    render(
      <RunSagasContext value={runSagas}>
        <Suspense fallback={<Watched />}>
          <Screen />
        </Suspense>
      </RunSagasContext>,
    );
    expect(screen.getByRole('heading', { name: 'There' })).toBeInTheDocument();
    expect(seen).toEqual([]);
  });

  it('starts the sagas before the screen renders', async () => {
    const sagas: readonly WatcherSaga[] = [];
    const runSagas = vi.fn();
    const seen: number[] = [];
    const Screen = lazyRoute(() =>
      Promise.resolve({
        sagas,
        Component: () => {
          seen.push(runSagas.mock.calls.length);
          return <h1>There</h1>;
        },
      }),
    );
    await show(Screen, runSagas);
    expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
    expect(runSagas).toHaveBeenCalledExactlyOnceWith(sagas);
    expect(seen[0]).toBe(1);
  });

  it('fetches its code once, also when it was fetched ahead', async () => {
    const load = vi.fn(() => Promise.resolve({ Component: () => <h1>There</h1> }));
    const Screen = lazyRoute(load);
    void Screen.prefetch();
    void Screen.prefetch();
    await show(Screen);
    expect(await screen.findByRole('heading')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('reloads the page once when the code is gone after a deploy', async () => {
    await show(lazyRoute(gone));
    expect(reload).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 5_000);
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  });

  it('hands a second failure to the error boundary', async () => {
    await show(lazyRoute(gone));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 5_000);
    await show(lazyRoute(gone));
    expect(await screen.findByText('Broken')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads nothing without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(lazyRoute(gone));
    expect(reload).not.toHaveBeenCalled();
    expect(await screen.findByText('Broken')).toBeInTheDocument();
  });

  it('fetches again at once on Try again, however soon that is pressed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi
      .fn<() => Promise<{ Component: () => ReactNode }>>()
      .mockImplementationOnce(gone)
      .mockResolvedValue({ Component: () => <h1>There</h1> });
    const Screen = lazyRoute(load);
    await act(async () => {
      render(
        <RunSagasContext value={vi.fn()}>
          <RouteBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
            <Suspense fallback={<p>Loading</p>}>
              <Screen />
            </Suspense>
          </RouteBoundary>
        </RunSagasContext>,
      );
      await Promise.resolve();
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(load).toHaveBeenCalledOnce();
    await act(async () => {
      again.click();
      await Promise.resolve();
    });
    expect(load).toHaveBeenCalledTimes(2);
    expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
  });

  it('fetches again on a later visit after a failure, and a failed prefetch is no error yet', async () => {
    const load = vi
      .fn<() => Promise<{ Component: () => ReactNode }>>()
      .mockImplementationOnce(gone)
      .mockResolvedValue({ Component: () => <h1>There</h1> });
    const Screen = lazyRoute(load);
    void Screen.prefetch();
    await act(() => Promise.resolve());
    await show(Screen);
    expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });
});
