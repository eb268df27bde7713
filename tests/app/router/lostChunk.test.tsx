// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../renderApp';

const network = vi.hoisted(() => ({ isUp: false }));
vi.mock('@/features/history/HistoryScreen', () => {
  if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return { HistoryScreen: () => <h1>There</h1>, sagas: [] };
});

it('fetches the code of a screen again with the first press of Try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Offline, the page is not reloaded.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await renderApp({ at: '/quiz-history', as: 'student' });
  // The server responds, so the page does not wait for the network.
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
  network.isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
});
