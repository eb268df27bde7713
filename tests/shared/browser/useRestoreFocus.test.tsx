// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { useRestoreFocus } from '@/shared/browser/useRestoreFocus';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

interface PageProps {
  readonly rows?: readonly string[];
  readonly asked?: string;
  readonly withSection?: boolean;
}

function Page({ rows, asked, withSection = true }: PageProps) {
  const heading = useRestoreFocus(rows, asked);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      {withSection && (
        <h2 tabIndex={-1} ref={heading}>
          Section
        </h2>
      )}
      <input aria-label="Search" />
      {rows?.map((row) => (
        <button key={row}>Delete {row}</button>
      ))}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Delete ${asked}?`}
          confirmLabel="Delete"
          onConfirm={() => undefined}
          onCancel={() => undefined}
        >
          It is gone then.
        </ConfirmDialog>
      )}
    </>
  );
}

const both = ['A', 'B'];
const onlyB = ['B'];
const show = (props: PageProps) => <Page {...props} />;
const button = (name: string) => screen.getByRole('button', { name });

describe('useRestoreFocus', () => {
  it('moves the focus of a control that is gone to the heading', () => {
    const { rerender } = render(show({ rows: both }));
    button('Delete A').focus();
    rerender(show({ rows: onlyB }));
    expect(screen.getByRole('heading', { name: 'Section' })).toHaveFocus();
  });

  it('moves the focus to the h1 of the page when its ref is not used', () => {
    const { rerender } = render(show({ rows: both, withSection: false }));
    button('Delete A').focus();
    rerender(show({ rows: onlyB, withSection: false }));
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
  });

  it('moves the focus once the dialog closes if its opener is gone by then', () => {
    const { rerender } = render(show({ rows: both }));
    button('Delete A').focus();
    rerender(show({ rows: both, asked: 'A' }));
    rerender(show({ rows: onlyB, asked: 'A' }));
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    rerender(show({ rows: onlyB }));
    expect(screen.getByRole('heading', { name: 'Section' })).toHaveFocus();
  });

  it('leaves the focus on the opener of the dialog if that is still there', () => {
    const { rerender } = render(show({ rows: both }));
    button('Delete A').focus();
    rerender(show({ rows: both, asked: 'A' }));
    rerender(show({ rows: both }));
    expect(button('Delete A')).toHaveFocus();
  });

  it('leaves the focus in place if its control is still there when the rows are replaced', () => {
    const { rerender } = render(show({ rows: both }));
    screen.getByRole('textbox').focus();
    rerender(show({ rows: onlyB }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leaves the focus alone when the page is opened and the rows arrive, also in StrictMode', () => {
    const { rerender } = render(show({}), { wrapper: StrictMode });
    rerender(show({ rows: both }));
    expect(document.body).toHaveFocus();
    render(show({ rows: both }), { wrapper: StrictMode });
    expect(document.body).toHaveFocus();
  });
});
