import { END } from 'redux-saga';
import { onTestFinished, vi } from 'vitest';
import { type AppStore, type AppStoreOptions, createAppStore } from '@/app/store/createStore';
import { logout } from '@/shared/store/logout';

/**
 * The app's store for one test. At its end it is signed out: otherwise the outbox, which begins to send seconds after a
 * sign-in, would do so during the next test. It also stops to follow other tabs: files share a window, and it would
 * remove the token of a later test.
 */
export function createTestStore(options: AppStoreOptions): AppStore {
  const { store, stopListening } = withListeners(() => createAppStore(options));
  onTestFinished(() => {
    store.dispatch(logout());
    store.dispatch(END);
    stopListening();
  });
  return store;
}

/** Creates a store, and notes what it listens to in the window meanwhile. Nothing without a window. */
function withListeners(create: () => AppStore) {
  if (typeof window === 'undefined') return { store: create(), stopListening: () => undefined };
  const adding = vi.spyOn(window, 'addEventListener');
  const store = create();
  const added = adding.mock.calls.map(([type, listener]) => ({ type, listener }));
  adding.mockRestore();
  return {
    store,
    stopListening: () => {
      for (const { type, listener } of added) window.removeEventListener(type, listener);
    },
  };
}
