import { type RefCallback, useCallback, useState } from 'react';

/** px: zoomed pages scroll by fractions. */
const TOLERANCE = 4;

interface ScrolledToEnd {
  /** Stays true once the end was visible. */
  readonly reached: boolean;
  readonly region: RefCallback<HTMLElement>;
}

/** Whether a region was scrolled to its end; without overflow it is at once. */
export function useScrolledToEnd(): ScrolledToEnd {
  const [reached, setReached] = useState(false);
  const region = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const check = (): void => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      if (scrollTop + clientHeight >= scrollHeight - TOLERANCE) setReached(true);
    };
    // The dialog has its height one frame after mounting; later only the window changes it.
    const frame = requestAnimationFrame(check);
    element.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, []);
  return { reached, region };
}
