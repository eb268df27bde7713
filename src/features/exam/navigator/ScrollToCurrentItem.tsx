import { type RefObject, useEffect, useRef } from 'react';
import { useOnItem } from '@/features/exam/store/useExam';

const canObserve = typeof IntersectionObserver !== 'undefined';

/** Items known to be in view, both ends inclusive. */
interface VisibleRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Scrolls the current item to the middle of its list once it is out of view. Its position comes from
 * IntersectionObserver and is cached until the list scrolls: measuring on each move would force a layout.
 */
export function ScrollToCurrentItem({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const visibleRange = useRef<VisibleRange>(undefined);
  const observer = useRef<IntersectionObserver>(undefined);

  useEffect(() => {
    const holder = list.current;
    const forget = (): void => {
      visibleRange.current = undefined;
    };
    holder?.addEventListener('scroll', forget, { passive: true });
    window.addEventListener('resize', forget);
    return () => {
      holder?.removeEventListener('scroll', forget);
      window.removeEventListener('resize', forget);
    };
  }, [list]);

  useOnItem((index) => {
    observer.current?.disconnect();
    const button = list.current?.children[index];
    if (button === undefined || !canObserve) return;
    if (
      visibleRange.current !== undefined &&
      visibleRange.current.first <= index &&
      index <= visibleRange.current.last
    )
      return;
    observer.current = new IntersectionObserver(
      ([entry], self) => {
        self.disconnect();
        // An item hidden by a filter has no position.
        if (entry === undefined || entry.boundingClientRect.height === 0) return;
        if (entry.intersectionRatio < WHOLE) scrollTo(entry);
        else visibleRange.current = visibleRangeAround(index, entry);
      },
      { root: list.current, threshold: WHOLE },
    );
    observer.current.observe(button);
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  return null;
}

/** The items that fit above and below; a filter only brings others nearer. */
function visibleRangeAround(
  index: number,
  { boundingClientRect, rootBounds }: IntersectionObserverEntry,
): VisibleRange {
  if (rootBounds === null || boundingClientRect.height === 0) return { first: index, last: index };
  const { top, bottom, height } = boundingClientRect;
  return {
    first: index - Math.floor((top - rootBounds.top) / height),
    last: index + Math.floor((rootBounds.bottom - bottom) / height),
  };
}

/** Share of the button's area, allowing for fractions of a pixel. */
const WHOLE = 0.95;

/** Scrolls the list only, not its ancestors. */
function scrollTo({ target, boundingClientRect, rootBounds }: IntersectionObserverEntry): void {
  const list = target.parentElement;
  if (list === null || rootBounds === null) return;
  const middle = (rect: DOMRectReadOnly): number => rect.top + rect.height / 2;
  list.scrollTop += middle(boundingClientRect) - middle(rootBounds);
}
