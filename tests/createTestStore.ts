import { onTestFinished } from 'vitest';
import { type AppStore, type AppStoreOptions, createAppStore } from '@/app/store/createStore';
import { logout } from '@/shared/store/logout';

/**
 * The app's store for one test, signed out at its end: otherwise the outbox, which begins to send seconds after a
 * sign-in, would do so during the next test.
 */
export function createTestStore(options: AppStoreOptions): AppStore {
  const store = createAppStore(options);
  onTestFinished(() => void store.dispatch(logout()));
  return store;
}
