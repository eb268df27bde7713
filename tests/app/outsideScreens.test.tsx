// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../renderApp';

const part = vi.hoisted(() => ({ isBroken: true }));
vi.mock('@/shared/notifications/Notifications', () => ({
  Notifications: () => {
    if (part.isBroken) throw new Error('broken');
    return null;
  },
}));

it('shows the last-resort page when a part outside of the screens breaks, until Try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderApp({ at: '/login' });
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument();
  part.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});
