// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { ConfirmWriteDialog } from '@/shared/ui/dialog/ConfirmWriteDialog';

function setUp(write: () => Promise<undefined>) {
  const remove = createRemoteCall<{ readonly id: string }, undefined>({
    name: 'test/remove',
    concurrency: 'leading',
    key: ({ id }) => id,
    send: write,
  });
  const store = createAppStore({ http: { send: vi.fn() }, navigate: vi.fn() });
  function Screen() {
    const [target, setTarget] = useState<string>();
    return (
      <>
        <button onClick={() => setTarget('thing')}>Ask</button>
        <ConfirmWriteDialog
          call={remove}
          target={target}
          argsOf={(id) => ({ id })}
          title={(id) => `Remove ${id}?`}
          confirmLabel="Remove"
          cancelLabel="Keep"
          failure={(message) => `Refused: ${message ?? 'no message'}`}
          onClose={() => setTarget(undefined)}
        >
          {(id) => `${id} goes.`}
        </ConfirmWriteDialog>
      </>
    );
  }
  render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { press, user };
}

const dialog = () => screen.queryByRole('dialog');

describe('ConfirmWriteDialog', () => {
  it('sends nothing until it is confirmed, and nothing when it is not', async () => {
    const write = vi.fn(() => Promise.resolve(undefined));
    const { press } = setUp(write);
    await press('Ask');
    expect(await screen.findByRole('dialog', { name: 'Remove thing?' })).toBeVisible();
    await press('Keep');
    await vi.waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(write).not.toHaveBeenCalled();
  });

  it('sends a write once however often it is confirmed, and closes the dialog on success', async () => {
    let answer = (): void => undefined;
    const write = vi.fn(
      () =>
        new Promise<undefined>((resolve) => {
          answer = () => resolve(undefined);
        }),
    );
    const { press, user } = setUp(write);
    await press('Ask');
    const confirm = await screen.findByRole('button', { name: 'Remove' });
    await user.dblClick(confirm);
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
    answer();
    await vi.waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal, which is gone when it is asked the next time', async () => {
    const { press } = setUp(() => Promise.reject(new RemoteError({ status: 400, serverMessage: 'not now' })));
    await press('Ask');
    await press('Remove');
    expect(await screen.findByText('Refused: not now')).toBeVisible();
    await press('Keep');
    await vi.waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await press('Ask');
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('Refused');
  });

  it('keeps an unclear outcome in view when it is asked the next time', async () => {
    const { press } = setUp(() => Promise.reject(new RemoteError({ status: 500, unclear: true })));
    await press('Ask');
    await press('Remove');
    expect(await screen.findByText(/It is not known whether this was done/)).toBeVisible();
    await press('Keep');
    await vi.waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await press('Ask');
    expect(await screen.findByText(/It is not known whether this was done/)).toBeVisible();
  });
});
