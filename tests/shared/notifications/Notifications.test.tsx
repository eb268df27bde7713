// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { Notifications } from '@/shared/notifications/Notifications';
import { notificationAdded, notificationsSlice } from '@/shared/notifications/notificationsSlice';

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

it('announces once, and can be dismissed, while a dialog hides the page', async () => {
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
