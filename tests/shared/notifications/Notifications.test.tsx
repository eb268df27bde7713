import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { noticeShown, noticesSlice } from '@/shared/notifications/notificationsSlice';
import { Notices } from '@/shared/notifications/Notifications';

function renderNotices() {
  const store = configureStore({ reducer: { notices: noticesSlice.reducer } });
  render(
    <Provider store={store}>
      <Notices />
    </Provider>,
  );
  return store;
}

it('tells successes as status and errors as alert, in regions that stand beforehand', () => {
  const { dispatch } = renderNotices();
  const status = screen.getByRole('status');
  const alert = screen.getByRole('alert');
  expect(status).toBeEmptyDOMElement();
  act(() => {
    dispatch(noticeShown({ kind: 'success', text: 'Saved' }));
    dispatch(noticeShown({ kind: 'error', text: 'Login Unsuccessful' }));
  });
  expect(within(status).getByText('Saved')).toBeVisible();
  expect(within(alert).getByText('Login Unsuccessful')).toBeVisible();
});

it('lets a notice be dismissed', async () => {
  const { dispatch } = renderNotices();
  act(() => void dispatch(noticeShown({ kind: 'error', text: 'Kept until read', seconds: null })));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByText('Kept until read')).toBeNull();
});
