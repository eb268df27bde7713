import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useExamActions } from '@/features/exam/store/useExam';
import { swipeStep, type Touched } from './swipeModel';

/** A swipe over the question moves to the next or previous item. Scrolling is left to the browser. */
export function SwipeToMove({ column }: { readonly column: RefObject<HTMLElement | null> }) {
  const { move } = useExamActions();
  const onSwipe = useEffectEvent((step: 1 | -1) => move(step));
  useEffect(() => {
    const element = column.current;
    if (element === null) return;
    const ending = new AbortController();
    const options = { signal: ending.signal, passive: true };
    let from: (Touched & { readonly scrolled: number }) | undefined;
    const onStart = ({ touches, target, timeStamp }: TouchEvent): void => {
      const [touch] = touches;
      const isAlone = touches.length === 1 && touch !== undefined;
      from =
        isAlone && maySwipe(target, element)
          ? { x: touch.clientX, y: touch.clientY, at: timeStamp, scrolled: element.scrollTop }
          : undefined;
    };
    const onEnd = ({ changedTouches, timeStamp }: TouchEvent): void => {
      const [touch] = changedTouches;
      const start = from;
      from = undefined;
      if (start === undefined || touch === undefined) return;
      // The finger has scrolled or selected text.
      if (element.scrollTop !== start.scrolled || hasSelection()) return;
      const step = swipeStep(
        start,
        { x: touch.clientX, y: touch.clientY, at: timeStamp },
        document.documentElement.clientWidth,
      );
      if (step !== undefined) onSwipe(step);
    };
    const forget = (): void => {
      from = undefined;
    };
    element.addEventListener('touchstart', onStart, options);
    element.addEventListener('touchend', onEnd, options);
    element.addEventListener('touchcancel', forget, options);
    return () => ending.abort();
  }, [column]);
  return null;
}

const hasSelection = (): boolean => window.getSelection()?.isCollapsed === false;

/**
 * Not from tables, preformatted text, images, draggable controls or anything that scrolls sideways, and not while text
 * is selected.
 */
function maySwipe(target: EventTarget | null, column: HTMLElement): boolean {
  if (!(target instanceof Element) || hasSelection()) return false;
  if (target.closest("table, pre, img, input[type='range'], textarea, [data-swipe='off']") !== null)
    return false;
  for (let element: Element | null = target; element !== null && element !== column;) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return false;
    element = element.parentElement;
  }
  return true;
}
