// @vitest-environment jsdom
// isolated: once storage is denied, the modules remember it for the lifetime of the page
import Dialog from '@mui/material/Dialog';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StorageWarning } from '@/app/layouts/shell/ShellNotices';
import { reportRecovery, reportTrouble } from '@/shared/storage/storageHealth';

describe('the warning that nothing is kept', () => {
  it('shows the warning once the browser refuses, in a live region, over pages and dialogs', async () => {
    const page = (open: boolean) => (
      <>
        <StorageWarning />
        <Dialog open={open} transitionDuration={0} aria-label="Shortcuts">
          <button>Close</button>
        </Dialog>
      </>
    );
    const first = render(page(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    first.rerender(page(true));
    await act(() => Promise.resolve());
    act(() => reportTrouble('database', 'refused', new DOMException('Denied', 'SecurityError')));
    // The dialog hides the page: the region that is still exposed announces the warning.
    expect(screen.getByRole('status')).toHaveTextContent(/only while this page is open/);
    first.rerender(page(false));
    await act(() => Promise.resolve());
    expect(screen.getByRole('status')).toHaveTextContent(/only while this page is open/);
    first.unmount();
    render(<StorageWarning />);
    expect(screen.getByRole('status')).toHaveTextContent(/blocks storage/);
  });

  it('names the other tab as the cause, offers to try again, and goes once the database is open', () => {
    render(<StorageWarning />);
    act(() => reportTrouble('database', 'blocked', new Error()));
    expect(screen.getByRole('status')).toHaveTextContent(
      /open in another tab of an older version. Close that tab/,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    act(() => reportRecovery('database'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
