import { onTestFinished } from 'vitest';
import { type AppStore, type AppStoreOptions, createAppStore } from '@/app/store/createStore';
import { logout } from '@/shared/store/logout';

/** The app's store for one test, signed out at its end: seconds after a sign-in the outbox begins to send, in the next test. */
export function createTestStore(options: AppStoreOptions): AppStore {
  const store = createAppStore(options);
  onTestFinished(() => void store.dispatch(logout()));
  return store;
}
