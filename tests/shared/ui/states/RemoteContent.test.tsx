// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteState } from '@/shared/remote/remoteState';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pending: RemoteState<null, string> = { status: 'pending', args: null, data: undefined };
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

function show(onRetry = vi.fn()) {
  const drawn = (state: RemoteState<null, string>) => (
    <RemoteContent remote={{ state, retry: onRetry }} skeleton={<p>Grey</p>}>
      {(words) => <p>{words}</p>}
    </RemoteContent>
  );
  const view = render(drawn(pending));
  return { onRetry, become: (remote: RemoteState<null, string>) => view.rerender(drawn(remote)) };
}

describe('a load that takes long', () => {
  it('says that a load takes long after 8 s, and again 8 s after Try again', async () => {
    const { onRetry } = show();
    await after(7_900);
    expect(screen.queryByText('Still trying')).not.toBeInTheDocument();
    await after(200);
    expect(screen.getByRole('status')).toHaveTextContent('Still trying');
    expect(screen.getByText('Grey')).toBeInTheDocument();

    press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByText('Still trying')).not.toBeInTheDocument();
    await after(8_100);
    expect(screen.getByText('Still trying')).toBeInTheDocument();
  });

  it('cancels a load: nothing waits any more, and Try again starts again', async () => {
    const { onRetry } = show();
    await after(8_100);
    press('Cancel');
    expect(screen.getByText('Not loaded')).toBeInTheDocument();
    expect(screen.queryByText('Grey')).not.toBeInTheDocument();
    press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByText('Grey')).toBeInTheDocument();
  });

  it('shows what comes after all', async () => {
    const { become } = show();
    await after(8_100);
    press('Cancel');
    become({ status: 'success', args: null, data: 'There' });
    expect(screen.getByText('There')).toBeInTheDocument();
  });
});

describe('a load that fails', () => {
  const error = { status: 500, unclear: false, message: 'The server is busy.' };

  it('shows why, and Try again', () => {
    const { onRetry, become } = show();
    become({ status: 'error', args: null, data: undefined, error });
    expect(screen.getByText('The server is busy.')).toBeInTheDocument();
    press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps what was loaded before, and above it shows why it may be out of date', () => {
    const { onRetry, become } = show();
    become({ status: 'success', args: null, data: 'There' });
    const before = screen.getByText('There');
    become({ status: 'error', args: null, data: 'There', error });
    expect(screen.getByText('There')).toBe(before);
    expect(screen.getByRole('alert')).toHaveTextContent('The server is busy.');
    press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('the focus of Try again', () => {
  const failed: RemoteState<null, string> = {
    status: 'error',
    args: null,
    data: undefined,
    error: { status: 500, unclear: false },
  };
  const drawn = (state: RemoteState<null, string>) => (
    <main tabIndex={-1}>
      <RemoteContent remote={{ state, retry: () => undefined }} skeleton={<p>Grey</p>}>
        {(words) => <p>{words}</p>}
      </RemoteContent>
    </main>
  );
  const tryAgain = () => screen.getByRole('button', { name: 'Try again' });
  const pressIt = () =>
    act(() => {
      tryAgain().focus();
      tryAgain().click();
    });

  it('keeps the focus in its place while it loads, and returns it when that fails', () => {
    const { rerender } = render(drawn(failed));
    pressIt();
    rerender(drawn(pending));
    expect(document.activeElement).toContainElement(screen.getByText('Grey'));
    expect(screen.getByRole('main')).not.toHaveFocus();
    rerender(drawn(failed));
    expect(tryAgain()).toHaveFocus();
  });

  it('moves the focus to the part around once there is something to show', () => {
    const { rerender } = render(drawn(failed));
    pressIt();
    rerender(drawn(pending));
    rerender(drawn({ status: 'success', args: null, data: 'There' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to the part around when what was loaded stays', () => {
    const { rerender } = render(drawn({ ...failed, data: 'There' }));
    pressIt();
    rerender(drawn({ ...pending, data: 'There' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('takes the focus from nothing else', () => {
    const { rerender } = render(drawn(failed));
    rerender(drawn(pending));
    rerender(drawn({ status: 'success', args: null, data: 'There' }));
    expect(document.body).toHaveFocus();
  });
});
