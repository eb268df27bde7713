import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { App } from '@/app/App';
import { type AppStore, createAppStore } from '@/app/store/createStore';
import { createTestBackend, type TestBackend, type TestBackendOptions } from '@/demo/testing';
import { createNavigatorBridge } from '@/shared/routing/navigator';
import { createHttp } from '@/shared/remote/http';
import { loggedOut } from '@/shared/store/loggedOut';
import type { Track } from '@/shared/remote/sagaContext';
import { unauthorized } from '@/domain/session/sessionSlice';
import { readToken } from '@/domain/session/token';
import { recordStore } from '@/shared/storage/database';

const server: SetupServer = setupServer();
const blocks = recordStore('blocks');
const stores: AppStore[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  // The browser is closed: what an app still does must not reach into the next test.
  cleanup();
  for (const store of stores.splice(0)) store.dispatch(loggedOut());
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  // The next test is another browser: it has no review to end.
  for (const { userId, recordId } of await blocks.listAll()) await blocks.remove(userId, recordId);
});
afterAll(() => server.close());

interface RenderAppOptions {
  /** The address that is opened. */
  readonly at: string;
  /** Whose token lies in local storage; nobody's when absent. */
  readonly as?: 'student' | 'tutor' | 'admin';
  readonly backend?: TestBackend;
  /** For a backend made for this render. */
  readonly backendOptions?: TestBackendOptions;
  /** Receives the events. */
  readonly track?: Track;
}

interface RenderedApp extends RenderResult {
  readonly user: UserEvent;
  readonly store: AppStore;
  readonly backend: TestBackend;
  /** For answers that the demo backend does not give: `server.use(http.get(...))`. */
  readonly server: SetupServer;
}

/** The whole app as a person meets it: the real store, the real router, and the demo backend's own handlers. */
export async function renderApp({
  at,
  as,
  backendOptions,
  track,
  ...given
}: RenderAppOptions): Promise<RenderedApp> {
  const backend = given.backend ?? (await createTestBackend({ now: () => Date.now(), ...backendOptions }));
  server.resetHandlers(...backend.handlers);
  if (as !== undefined) localStorage.setItem('token', backend.tokenOf(`user-${as}`));
  window.history.replaceState(null, '', at);

  const navigator = createNavigatorBridge();
  const http = createHttp({
    baseURL: '/qlearn',
    getToken: readToken,
    onUnauthorized: () => store.dispatch(unauthorized()),
    wait: () => Promise.resolve(),
  });
  const store = createAppStore({
    http,
    navigate: navigator.navigate,
    ...(track === undefined ? {} : { track }),
  });
  stores.push(store);
  const user = userEvent.setup();
  // Awaited, because React leaves a lazy screen suspended for ever in an act that nobody waits for.
  const rendered = await act(async () => {
    const view = render(<App store={store} navigator={navigator} />);
    await Promise.resolve();
    return view;
  });
  return { ...rendered, user, store, backend, server };
}
