import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { SetupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { AppStore } from '@/app/store/createStore';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { signedIn } from '@/domain/session/sessionSlice';
import { Notifications } from '@/shared/notifications/Notifications';
import { createHttp } from '@/shared/remote/http';
import type { WatcherSaga } from '@/shared/store/effects';
import { HintLayer } from '@/shared/ui/hints/HintLayer';
import { createTestStore } from './createTestStore';
import { server } from './server';

interface RenderPartOptions {
  readonly as: 'student' | 'tutor' | 'admin';
  /** Those that the part needs in addition to the sagas of the session. */
  readonly sagas?: readonly WatcherSaga[];
  readonly backend?: TestBackend;
  /** The address, for a part with routes. */
  readonly at?: string;
}

interface RenderedPart extends RenderResult {
  readonly user: UserEvent;
  readonly store: AppStore;
  readonly backend: TestBackend;
  readonly server: SetupServer;
}

const roles = { student: 'ROLE_STUDENT', tutor: 'ROLE_TUTOR', admin: 'ROLE_ADMIN' } as const;

/** One part of a screen, signed in, with the real store and the demo backend's own handlers. */
export async function renderPart(part: ReactNode, options: RenderPartOptions): Promise<RenderedPart> {
  const backend = options.backend ?? (await createTestBackend({ now: () => Date.now() }));
  server.resetHandlers(...backend.handlers);
  const id = `user-${options.as}`;
  const token = backend.tokenOf(id);
  localStorage.setItem('token', token);
  const http = createHttp({
    baseURL: '/qlearn',
    getToken: () => token,
    onUnauthorized: () => undefined,
    wait: () => Promise.resolve(),
  });
  const store = createTestStore({ http, navigate: () => undefined });
  store.runSagas(options.sagas ?? []);
  store.dispatch(
    signedIn({ id, displayName: options.as, email: `${id}@qlearn.demo`, primaryRole: roles[options.as] }),
  );
  const user = userEvent.setup();
  const rendered = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[options.at ?? '/']}>
        {part}
        <Notifications />
        <HintLayer />
      </MemoryRouter>
    </Provider>,
  );
  return { ...rendered, user, store, backend, server };
}
