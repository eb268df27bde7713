import { type RefObject, useEffect, useRef } from 'react';
import { useOnItem } from '@/features/exam/store/useExam';

/**
 * Shows each item, and its explanation, from the top. What scrolls depends on the window: question and explanation
 * separately, both together in `main`, or the page.
 */
export function useScrollToTop(main: RefObject<HTMLElement | null>): void {
  const scrolled = useRef(new Set<Element>());
  useEffect(() => {
    const onScroll = ({ target }: Event): void => {
      const element = target instanceof Document ? target.scrollingElement : target;
      if (!(element instanceof Element) || element.scrollTop === 0) return;
      if (element.contains(main.current) || main.current?.contains(element) === true) {
        scrolled.current.add(element);
      }
    };
    // Captured: scroll events of elements do not bubble.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', onScroll, options);
    return () => document.removeEventListener('scroll', onScroll, options);
  }, [main]);
  useOnItem(() => {
    // Only what was scrolled: this forces a layout.
    for (const element of scrolled.current) element.scrollTo(0, 0);
    scrolled.current.clear();
  });
}
