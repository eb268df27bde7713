// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notifications } from '@/shared/notifications/Notifications';
import { notificationAdded, notificationsSlice } from '@/shared/notifications/notificationsSlice';
import { createTestStore } from '../../createTestStore';

function renderNotifications() {
  const store = configureStore({ reducer: { notifications: notificationsSlice.reducer } });
  render(
    <Provider store={store}>
      <Notifications />
    </Provider>,
  );
  return store;
}

it('announces successes as status and errors as alert, in regions that exist beforehand', () => {
  const { dispatch } = renderNotifications();
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  expect(status).toBeEmptyDOMElement();
  act(() => {
    dispatch(notificationAdded({ severity: 'success', text: 'Saved' }));
    dispatch(notificationAdded({ severity: 'error', text: 'Login Unsuccessful' }));
  });
  expect(within(status).getByText('Saved')).toBeVisible();
  expect(within(alert).getByText('Login Unsuccessful')).toBeVisible();
});

it('lets a notification be dismissed', async () => {
  const { dispatch } = renderNotifications();
  act(
    () =>
      void dispatch(notificationAdded({ severity: 'error', text: 'Kept until read', autoHideSeconds: null })),
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByText('Kept until read')).toBeNull();
});

it('returns the focus to its former control when a notification is dismissed', async () => {
  const { dispatch } = renderNotifications();
  render(<input aria-label="Coupon" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Coupon' }));
  act(() => void dispatch(notificationAdded({ severity: 'error', text: 'Unknown coupon' })));
  await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.getByRole('textbox', { name: 'Coupon' })).toHaveFocus();
});

it('announces a notification once, and lets it be dismissed, while a dialog hides the page', async () => {
  const { dispatch } = renderNotifications();
  const page = render(<p>Page</p>);
  render(
    <Dialog open aria-label="Question">
      <button>Answer</button>
    </Dialog>,
  );
  expect(page.container).toHaveAttribute('aria-hidden', 'true');
  act(() => void dispatch(notificationAdded({ severity: 'success', text: 'Saved' })));
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByText('Saved')).toBeNull();
});

describe('a notification that disappears by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function showUndo() {
    const http = { send: () => Promise.reject(new Error('no call is made')) };
    const store = createTestStore({ http, navigate: () => undefined });
    render(
      <Provider store={store}>
        <Notifications />
      </Provider>,
    );
    const button = { name: 'Undo', action: { type: 'test/undone' } };
    act(() => void store.dispatch(notificationAdded({ severity: 'success', text: 'Note deleted', button })));
  }
  const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

  it('removes a notification after its time', async () => {
    showUndo();
    await after(2.9);
    expect(screen.getByText('Note deleted')).toBeVisible();
    await after(0.2);
    expect(screen.queryByText('Note deleted')).toBeNull();
  });

  it('keeps a notification while its button has the focus', async () => {
    showUndo();
    await after(2);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await after(60);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await after(3.1);
    expect(screen.queryByText('Note deleted')).toBeNull();
  });

  it('keeps a notification while it is pointed at', async () => {
    showUndo();
    act(() => void fireEvent.mouseEnter(screen.getByText('Note deleted')));
    await after(60);
    expect(screen.getByText('Note deleted')).toBeVisible();
    act(() => void fireEvent.mouseLeave(screen.getByText('Note deleted')));
    await after(3.1);
    expect(screen.queryByText('Note deleted')).toBeNull();
  });
});
