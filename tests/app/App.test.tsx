// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../renderApp';

describe('App', () => {
  it('leads from / to sign-in', async () => {
    await renderApp({ at: '/' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
  });

  it('shows that an unknown address is no page, with a way home', async () => {
    await renderApp({ at: '/no-such-page' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/create-quiz');
  });

  it('brings focus to what a change of route has led to', async () => {
    await renderApp({ at: '/login' });
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    // As the router does: each of its entries has a key.
    window.history.pushState({ usr: null, key: 'second', idx: 1 }, '', '/no-such-page');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('shows nothing private without a token, and leads to sign-in', async () => {
    await renderApp({ at: '/create-quiz' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Create Quiz' })).not.toBeInTheDocument();
  });
});
