// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import { Notifications } from '@/shared/notifications/Notifications';
import { createHttp } from '@/shared/remote/http';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';

function Note({ onClose }: { readonly onClose: () => void }) {
  return (
    <div role="dialog" aria-label="Note">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}

const code = () => Promise.resolve({ default: Note });
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A screen with one part that a button opens. */
async function openScreen(load: typeof code) {
  const { Opened, usePart } = lazyDialog(load, ({ onClose }) => onClose());
  function Screen() {
    usePart();
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && <Opened onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  const http = createHttp({ baseURL: '', getToken: () => undefined, onUnauthorized: () => undefined });
  const store = createAppStore({ http, navigate: () => undefined });
  await act(async () => {
    render(
      <Provider store={store}>
        <Screen />
        <Notifications />
      </Provider>,
    );
    await Promise.resolve();
  });
  return userEvent.setup();
}

const open = () => screen.getByRole('button', { name: 'Open' });

describe('whenOpened', () => {
  it('asks for the code with the first move on the screen, once, and not before', async () => {
    const load = vi.fn(code);
    const user = await openScreen(load);
    expect(load).not.toHaveBeenCalled();
    await user.hover(open());
    await user.keyboard('{Shift}');
    await user.unhover(open());
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens, closes and opens again', async () => {
    const user = await openScreen(code);
    await user.click(open());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(open());
    expect(await screen.findByRole('dialog', { name: 'Note' })).toBeInTheDocument();
  });

  it('shows that it could not be opened, keeps the screen, and can be opened once the code is there', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const load = vi.fn(code).mockImplementation(gone);
    const user = await openScreen(load);
    await user.click(open());
    expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    load.mockImplementation(code);
    await user.click(open());
    expect(await screen.findByRole('dialog', { name: 'Note' })).toBeInTheDocument();
  });
});
