// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RequirePermission, RequireSession } from '@/app/router/guards';
import { sessionMissing, signedIn } from '@/domain/session/sessionSlice';
import { paths } from '@/shared/routing/paths';
import {
  EXPIRED,
  live,
  NOW,
  setUp,
  tokenOf,
  useFreshBrowser,
  USER,
} from '../../domain/session/renderSession';
import { renderApp } from '../../renderApp';
import { settle } from '../../settle';

describe('the guard of pages that need a session', () => {
  useFreshBrowser();

  function renderGuarded(store: ReturnType<typeof setUp>['store']) {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/quiz-history']}>
          <Routes>
            <Route element={<RequireSession />}>
              <Route path="/quiz-history" element={<p>Private</p>} />
            </Route>
            <Route path="/login" element={<p>Sign in</p>} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
  }

  it('shows the page with a live token', async () => {
    // The guard uses the browser's clock.
    localStorage.setItem('token', tokenOf({ exp: Date.now() / 1_000 + 3_600 }));
    const { store, navigate } = setUp();
    await settle();
    renderGuarded(store);
    await settle();
    expect(screen.getByText('Private')).toBeVisible();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('shows nothing with a token that has expired since sign-in, says so and leads to sign-in', async () => {
    localStorage.setItem('token', live);
    const { store, navigate, notifications } = setUp();
    await settle();
    localStorage.setItem('token', tokenOf({ exp: Math.min(NOW, Date.now()) / 1_000 - 3_600 }));
    store.dispatch(signedIn(USER));
    renderGuarded(store);
    expect(screen.queryByText('Private')).not.toBeInTheDocument();
    await settle();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(notifications()).toEqual([EXPIRED]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows nothing to a visitor, and leaves the token that another tab has just stored', async () => {
    const token = tokenOf({ exp: Date.now() / 1_000 + 3_600 });
    localStorage.setItem('token', token);
    const { store } = setUp();
    await settle();
    store.dispatch(sessionMissing());
    renderGuarded(store);
    expect(screen.queryByText('Private')).not.toBeInTheDocument();
    expect(screen.getByText('Sign in')).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });
});

describe('the guard of pages for administrators', () => {
  useFreshBrowser();

  it.each([
    ['ROLE_STUDENT', false],
    ['ROLE_TUTOR', false],
    ['ROLE_ADMIN', true],
  ] as const)('guards the pages for administrators: %s', (primaryRole, isAllowed) => {
    const { store } = setUp();
    store.dispatch(signedIn({ ...USER, primaryRole }));
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Routes>
            <Route element={<RequirePermission to="administration" />}>
              <Route path="/" element={<p>Administration</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.queryByText('Administration') !== null).toBe(isAllowed);
    expect(screen.queryByText('Not allowed') === null).toBe(isAllowed);
  });
});

describe('a page for administrators', () => {
  it.each([
    paths.managePlans.to(),
    paths.adminPortal.to(),
    paths.refund.to(),
    paths.feedbackDashboard.to(),
    paths.qlink.to(),
  ])('refuses a student: %s', async (at) => {
    await renderApp({ at, as: 'student' });
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(screen.getByText(/^This page is for administrators/)).toBeVisible();
  });
});

describe('a page for students', () => {
  it.each(['tutor', 'admin'] as const)('refuses a %s, and says whose page it is', async (as) => {
    await renderApp({ at: paths.study.to(), as });
    expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
    expect(screen.getByText(/^This page is for students/)).toBeVisible();
  });
});
