// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenToHandledErrors } from '@/shared/browser/reportError';
import { ErrorBoundary } from '@/shared/ui/states/ErrorBoundary';

let isBroken = true;

function Part() {
  if (isBroken) throw new Error('broken');
  return <p>The part</p>;
}

function Page({ address = '/a' }: { readonly address?: string }) {
  return (
    <>
      <p>The neighbour</p>
      <ErrorBoundary
        resetKey={address}
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>
    </>
  );
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    isBroken = true;
    // React logs what it has caught to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps a broken part from taking its neighbours along', () => {
    render(<Page />);
    expect(screen.getByText('The neighbour')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('reports what broke to the error collector, once', () => {
    const report = vi.fn();
    onTestFinished(listenToHandledErrors(report));
    render(<Page />);
    expect(report.mock.calls).toEqual([['render error', new Error('broken')]]);
  });

  it('renders the part again by itself, once, when the DOM refused a change', async () => {
    const user = userEvent.setup();
    let parts = 0;
    function Moved() {
      const [isShown, setIsShown] = useState(true);
      const [mounted] = useState(() => (parts += 1));
      return (
        <div data-testid="parent">
          <button type="button" onClick={() => setIsShown(false)}>{`Part ${mounted}`}</button>
          {isShown && <i data-testid="moved">moved</i>}
        </div>
      );
    }
    render(
      <ErrorBoundary fallback={() => <p>Broken</p>}>
        <Moved />
      </ErrorBoundary>,
    );
    document.body.append(screen.getByTestId('moved'));
    await user.click(screen.getByRole('button', { name: 'Part 1' }));
    expect(screen.getByRole('button', { name: 'Part 2' })).toBeVisible();
    document.body.append(screen.getByTestId('parent').querySelector('i') ?? '');
    await user.click(screen.getByRole('button', { name: 'Part 2' }));
    expect(screen.getByText('Broken')).toBeVisible();
  });

  it('renders the part again on Try again, and stays when it breaks again', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('renders the part again at another address', () => {
    const { rerender } = render(<Page />);
    isBroken = false;
    rerender(<Page />);
    expect(screen.queryByText('The part')).not.toBeInTheDocument();
    rerender(<Page address="/b" />);
    expect(screen.getByText('The part')).toBeVisible();
  });
});
