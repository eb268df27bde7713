import { END } from 'redux-saga';
import { onTestFinished } from 'vitest';
import { type AppStore, type AppStoreOptions, createAppStore } from '@/app/store/createStore';
import { logout } from '@/shared/store/logout';

/**
 * The app's store for one test, signed out at its end: otherwise the outbox, which begins to send seconds after a
 * sign-in, would do so during the next test. Its sagas end too: they would follow the sign-ins of the next test, which
 * has the same window, and remove its token.
 */
export function createTestStore(options: AppStoreOptions): AppStore {
  const store = createAppStore(options);
  onTestFinished(() => {
    store.dispatch(logout());
    store.dispatch(END);
  });
  return store;
}
