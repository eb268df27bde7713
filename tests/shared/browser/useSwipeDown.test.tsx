// @vitest-environment jsdom
import Paper from '@mui/material/Paper';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSwipeDown } from '@/shared/browser/useSwipeDown';

const onClose = vi.fn();

function Sheet() {
  return (
    <Paper data-testid="sheet">
      <header {...useSwipeDown(onClose)}>
        <h2>Questions</h2>
        <button type="button">Close</button>
      </header>
      <p>Text</p>
    </Paper>
  );
}

/** Presses a pointer on an element, moves it to each of the heights, and releases it after `ms` milliseconds. */
function move(element: HTMLElement, ys: readonly number[], { pointerType = 'touch', ms = 1_000 } = {}) {
  const [first = 0] = ys;
  const last = ys.at(-1) ?? 0;
  const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number, timeStamp: number) => {
    const event = new PointerEvent(type.toLowerCase(), {
      bubbles: true,
      pointerId: 1,
      isPrimary: true,
      pointerType,
      clientY,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(element, event);
  };
  at('pointerDown', first, 1);
  for (const y of ys) at('pointerMove', y, 1 + ms / 2);
  const translate = screen.getByTestId('sheet').style.translate;
  at('pointerUp', last, 1 + ms);
  return translate;
}

describe('a bottom sheet', () => {
  beforeEach(() => {
    onClose.mockReset();
    render(<Sheet />);
    // jsdom does not implement pointer capture.
    screen.getByRole('banner').setPointerCapture = () => undefined;
  });

  const head = () => screen.getByRole('heading');

  it('follows a finger on its head down, and closes when that went far', () => {
    expect(move(head(), [10, 60, 130])).toBe('0 120px');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes a sheet after a short way that was fast', () => {
    move(head(), [10, 60], { ms: 60 });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['went a short way', [10, 60]],
    ['came back', [10, 160, 20]],
    ['went up', [200, 20]],
  ])('keeps a sheet in its place when the finger %s', (_, ys) => {
    move(head(), ys);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByTestId('sheet').style.translate).toBe('');
  });

  it('leaves its content, its buttons and the mouse as they are', () => {
    expect(move(screen.getByText('Text'), [10, 300])).toBe('');
    expect(move(screen.getByRole('button'), [10, 300])).toBe('');
    expect(move(head(), [10, 300], { pointerType: 'mouse' })).toBe('');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('moves nothing when less motion is asked for, and closes all the same', () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia(query);
      return query.includes('reduced-motion') ? Object.assign(list, { matches: true }) : list;
    });
    expect(move(head(), [10, 300])).toBe('');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
