import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Overscan, rows. */
const BEYOND = 6;
/** Rows rendered before the height is known. */
const FIRST_ROWS = 24;

interface Window {
  /** Ref of the scrolling element. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** First row to render, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Scrolls a row into view. */
  readonly reveal: (index: number) => void;
}

/** Virtualizes a list: range of rows to render; all rows are `rowHeight` px high. */
export function useWindow(count: number, rowHeight: number): Window {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: FIRST_ROWS * rowHeight });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    // By whole rows: the list renders when a row enters, not for every pixel.
    const measure = (): void =>
      setView((last) => {
        const top = Math.floor(element.scrollTop / rowHeight) * rowHeight;
        const height = element.clientHeight === 0 ? last.height : element.clientHeight;
        return top === last.top && height === last.height ? last : { top, height };
      });
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [rowHeight, count]);

  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (element === null) return;
      const top = index * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowHeight > element.scrollTop + element.clientHeight) {
        element.scrollTop = top + rowHeight - element.clientHeight;
      }
    },
    [rowHeight],
  );

  const first = Math.floor(view.top / rowHeight);
  return {
    scroller,
    from: Math.max(0, Math.min(first, count) - BEYOND),
    to: Math.min(count, first + Math.ceil(view.height / rowHeight) + BEYOND),
    reveal,
  };
}
