import { type RefCallback, useCallback, useState } from 'react';

/** px by which the end may be missed: zoomed pages scroll by fractions. */
const TOLERANCE = 4;

interface ScrolledToEnd {
  /** Stays true once the end was seen. */
  readonly reached: boolean;
  readonly region: RefCallback<HTMLElement>;
}

/** Whether a scrollable region was scrolled to its end; one that shows all of its content at once has been. */
export function useScrolledToEnd(): ScrolledToEnd {
  const [reached, setReached] = useState(false);
  const region = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const look = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      if (scrollTop + clientHeight >= scrollHeight - TOLERANCE) setReached(true);
    };
    // The dialog has its height one frame after it was put into the page; later only the window changes it.
    const frame = requestAnimationFrame(look);
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return { reached, region };
}
