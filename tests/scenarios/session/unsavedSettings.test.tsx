// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../renderApp';

/** Opens the settings from the history by the menu, and changes one without saving it. */
async function changeSettings() {
  const app = await renderApp({ at: '/quiz-history', as: 'student' });
  await screen.findByRole('heading', { level: 1, name: 'Quiz History' });
  await app.user.click(screen.getByRole('button', { name: 'Open menu' }));
  await app.user.click(screen.getByRole('link', { name: 'Settings' }));
  await app.user.click(await screen.findByRole('checkbox', { name: 'ABIM' }));
  return app;
}

const press = async (user: Awaited<ReturnType<typeof changeSettings>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const isStillOpen = () => {
  expect(location.pathname).toBe('/user-settings');
  expect(screen.getByRole('checkbox', { name: 'ABIM' })).toBeChecked();
};

const back = () => act(() => history.back());

describe('settings with unsaved changes', () => {
  it('asks before they are left by a link', async () => {
    const { user } = await changeSettings();
    const home = screen.getByRole('link', { name: 'QLearn home' });
    await user.click(home);
    await press(user, 'Stay');
    isStillOpen();
    await dialogGone();
    await user.click(home);
    await press(user, 'Leave');
    await waitFor(() => expect(location.pathname).toBe('/create-quiz'));
  });

  it('asks before they are left by Back, as often as it is pressed', async () => {
    const { user } = await changeSettings();
    back();
    await press(user, 'Stay');
    await dialogGone();
    await waitFor(isStillOpen);
    back();
    await press(user, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Quiz History' });
    expect(location.pathname).toBe('/quiz-history');
  });

  it('lets Back pass once the change is taken back', async () => {
    const { user } = await changeSettings();
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    back();
    await screen.findByRole('heading', { level: 1, name: 'Quiz History' });
  });

  it('asks before signing out', async () => {
    const { user } = await changeSettings();
    await press(user, 'Open menu');
    await press(user, 'Sign out');
    const dialog = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    isStillOpen();
    expect(localStorage.getItem('token')).not.toBeNull();
    await press(user, 'Open menu');
    await press(user, 'Sign out');
    const again = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
    await user.click(within(again).getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  });

  it('lets the browser ask before a reload, until they are saved', async () => {
    const { user } = await changeSettings();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(true);
    await press(user, 'Save');
    await screen.findByText('Settings saved successfully');
    await waitFor(() => expect(asks()).toBe(false));
  });
});
