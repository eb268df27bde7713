// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { RouteFailurePage } from '@/app/pages/RouteFailurePage';
import { createTestBackend } from '@/demo/testing';
import { RouteBoundary } from '@/shared/ui/lazy/lazyRoute';
import { renderPart } from '../../renderPart';

function setOnline(isOnline: boolean): void {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** A screen whose code loads only with a network. */
function Screen() {
  if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
  return <h1>Subscriptions</h1>;
}

const renderScreen = async () => {
  const backend = await createTestBackend();
  return renderPart(
    <RouteBoundary fallback={(retry) => <RouteFailurePage onRetry={retry} />}>
      <Screen />
    </RouteBoundary>,
    {
      as: 'student',
      backend: { ...backend, handlers: [http.all('*/qlearn/*', () => HttpResponse.error())] },
    },
  );
};

it('says that the page needs the network, and loads it when the network is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  setOnline(false);
  const { user } = await renderScreen();
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveFocus();
  expect(screen.getByText(/It will load when you are back online\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  setOnline(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
});
