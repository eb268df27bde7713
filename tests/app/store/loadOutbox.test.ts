// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOutboxAfterSignIn, screenPainted } from '@/app/store/rootSaga';
import { signedIn } from '@/domain/session/sessionSlice';
import { rootReducer } from '@/shared/store/rootReducer';
import { ada } from '../../domain/outbox/outboxPages';

function openSignedIn() {
  const runSagas = vi.fn();
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  saga.run(loadOutboxAfterSignIn, runSagas);
  store.dispatch(signedIn(ada));
  return {
    store,
    /** Whether the sagas of the outbox run after that many milliseconds. */
    isStartedAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
      return runSagas.mock.calls.length > 0;
    },
  };
}

describe('the outbox of a signed-in visitor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('loads the outbox once the first screen has been painted, not before', async () => {
    const { store, isStartedAfter } = openSignedIn();
    expect(await isStartedAfter(1_000)).toBe(false);
    store.dispatch(screenPainted());
    expect(await isStartedAfter(100)).toBe(true);
  });

  it('loads the outbox when no screen can be painted', async () => {
    const { isStartedAfter } = openSignedIn();
    expect(await isStartedAfter(10_100)).toBe(true);
  });
});
