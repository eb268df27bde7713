import { type RefObject, useEffect } from 'react';
import { useCurrentIndex } from './useRoom';

const canObserve = typeof IntersectionObserver !== 'undefined';

/**
 * Brings the current item to the middle of its list once it is out of sight. Where it lies is heard from the browser
 * after its layout: asking would cost a layout of its own with each move.
 */
export function CurrentInView({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const index = useCurrentIndex();
  useEffect(() => {
    const button = list.current?.children[index];
    if (button === undefined || !canObserve) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (entry === undefined || entry.intersectionRatio >= WHOLE) return;
        scrollTo(entry);
      },
      { root: list.current, threshold: WHOLE },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [index, list]);
  return null;
}

/** Of the button's area, allowing for fractions of a pixel. */
const WHOLE = 0.95;

/** Scrolls the list, and nothing around it. */
function scrollTo({ target, boundingClientRect, rootBounds }: IntersectionObserverEntry): void {
  const list = target.parentElement;
  if (list === null || rootBounds === null) return;
  const middle = (rect: DOMRectReadOnly): number => rect.top + rect.height / 2;
  list.scrollTop += middle(boundingClientRect) - middle(rootBounds);
}
