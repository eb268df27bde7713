// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screenPainted } from '@/app/store/rootSaga';
import { outboxSlice } from '@/domain/outbox/outboxSlice';
import { signedIn } from '@/domain/session/sessionSlice';
import { createTestStore } from '../../createTestStore';
import { ada, createServer } from '../../domain/outbox/outboxPages';

function openSignedIn() {
  const store = createTestStore({ http: createServer().http, navigate: vi.fn() });
  store.dispatch(signedIn(ada));
  return {
    store,
    /** Whether the outbox is in the store once so many milliseconds have passed. */
    hasOutboxAfter: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
      return outboxSlice.reducerPath in store.getState();
    },
  };
}

describe('the outbox of a signed-in visitor', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is loaded once the first screen has been painted, not before', async () => {
    const { store, hasOutboxAfter } = openSignedIn();
    expect(await hasOutboxAfter(1_000)).toBe(false);
    store.dispatch(screenPainted());
    expect(await hasOutboxAfter(100)).toBe(true);
  });

  it('is loaded where no screen can be painted', async () => {
    const { hasOutboxAfter } = openSignedIn();
    expect(await hasOutboxAfter(10_100)).toBe(true);
  });
});
