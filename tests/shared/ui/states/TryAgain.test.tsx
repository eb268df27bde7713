// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TryAgain } from '@/shared/ui/states/TryAgain';

interface PlaceProps {
  readonly hasFailed: boolean;
  /** A different 'Try again' replaces the first. */
  readonly isOther?: boolean;
}

const Place = ({ hasFailed, isOther = false }: PlaceProps) => (
  <main tabIndex={-1}>
    <input aria-label="Search" />
    {hasFailed && <TryAgain key={String(isOther)} />}
  </main>
);
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

describe('the focus of Try again', () => {
  it('moves the focus to the part around, and to the next Try again there', () => {
    const { rerender } = render(<Place hasFailed />);
    act(() => tryAgain().focus());
    rerender(<Place hasFailed={false} />);
    expect(screen.getByRole('main')).toHaveFocus();
    rerender(<Place hasFailed isOther />);
    expect(tryAgain()).toHaveFocus();
  });

  it('leaves the focus on what it was moved to meanwhile', () => {
    const { rerender } = render(<Place hasFailed />);
    act(() => tryAgain().focus());
    rerender(<Place hasFailed={false} />);
    act(() => screen.getByRole('textbox').focus());
    rerender(<Place hasFailed />);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leaves the focus alone after a Try again that nobody asked for', () => {
    const { rerender } = render(<Place hasFailed={false} />);
    act(() => screen.getByRole('main').focus());
    rerender(<Place hasFailed />);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus on a button that stays', () => {
    const { rerender } = render(<Place hasFailed />);
    act(() => tryAgain().focus());
    rerender(<Place hasFailed />);
    expect(tryAgain()).toHaveFocus();
  });
});
