import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { App } from '@/app/App';
import type { AppStore } from '@/app/store/createStore';
import { createTestBackend, type TestBackend, type TestBackendOptions } from '@/demo/testing';
import { unauthorized } from '@/domain/session/sessionSlice';
import { readToken } from '@/domain/session/token';
import { notificationAdded, notificationHeld } from '@/shared/notifications/notificationsSlice';
import { createHttp } from '@/shared/remote/http';
import type { Track } from '@/shared/remote/sagaContext';
import { createNavigatorBridge } from '@/shared/routing/navigator';
import { createTestStore } from './createTestStore';
import { server } from './server';

interface RenderAppOptions {
  /** The address to open. */
  readonly at: string;
  /** The user whose token is in local storage; nobody if absent. */
  readonly as?: 'student' | 'tutor' | 'admin';
  readonly backend?: TestBackend;
  /** For the backend that is created if none is given. */
  readonly backendOptions?: TestBackendOptions;
  /** Handle requests before the demo backend, from the first one on. */
  readonly handlers?: readonly RequestHandler[];
  readonly track?: Track;
}

interface RenderedApp extends RenderResult {
  readonly user: UserEvent;
  readonly store: AppStore;
  readonly backend: TestBackend;
  /** For other responses from now on: `server.use(http.get(...))`. */
  readonly server: SetupServer;
}

/**
 * Messages stay, as under the pointer: on a busy machine, one has been hidden after its three seconds before the test
 * that had found it could look at it.
 */
function* holdNotifications(): SagaIterator<void> {
  yield takeEvery(notificationAdded, function* ({ payload }): SagaIterator<void> {
    yield put(notificationHeld(payload.id));
  });
}

/** The whole app with the real store, the real router, and the demo backend's own handlers. */
export async function renderApp({
  at,
  as,
  backendOptions,
  handlers = [],
  track,
  ...given
}: RenderAppOptions): Promise<RenderedApp> {
  const backend = given.backend ?? (await createTestBackend({ now: () => Date.now(), ...backendOptions }));
  server.resetHandlers(...handlers, ...backend.handlers);
  if (as !== undefined) localStorage.setItem('token', backend.tokenOf(`user-${as}`));
  window.history.replaceState(null, '', at);

  const navigator = createNavigatorBridge();
  const http = createHttp({
    baseURL: '/qlearn',
    getToken: readToken,
    onUnauthorized: () => store.dispatch(unauthorized()),
    wait: () => Promise.resolve(),
  });
  const store = createTestStore({
    http,
    navigate: navigator.navigate,
    ...(track === undefined ? {} : { track }),
  });
  store.runSagas([holdNotifications]);
  const user = userEvent.setup();
  // Awaited: a lazy screen that suspends in an `act` that is not awaited stays suspended.
  const rendered = await act(async () => {
    const view = render(<App store={store} navigator={navigator} />);
    await Promise.resolve();
    return view;
  });
  return { ...rendered, user, store, backend, server };
}
