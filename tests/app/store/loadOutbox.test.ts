// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOutboxAfterSignIn } from '@/app/store/rootSaga';
import { signedIn } from '@/domain/session/sessionSlice';
import { rootReducer } from '@/shared/store/rootReducer';
import { ada } from '../../domain/outbox/outboxPages';

function openPage() {
  const runSagas = vi.fn();
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  saga.run(loadOutboxAfterSignIn, runSagas);
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

  it('loads the outbox in idle time after sign-in, not before', async () => {
    const { store, isStartedAfter } = openPage();
    expect(await isStartedAfter(1_000)).toBe(false);
    store.dispatch(signedIn(ada));
    expect(await isStartedAfter(100)).toBe(true);
  });
});
