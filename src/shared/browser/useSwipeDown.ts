import { type PointerEvent, useRef } from 'react';

/** A sheet that is moved down by this closes; less is enough if the finger is fast. */
const CLOSING_PX = 96;
const SHORT_PX = 24;
/** px per millisecond. */
const FAST_PX_PER_MS = 0.5;

interface Swipe {
  readonly sheet: HTMLElement;
  readonly y: number;
  readonly at: number;
}

/**
 * Handlers for the head of a bottom sheet, which move the paper around it: moving it down with a finger
 * closes the sheet. The content below the head scrolls as usual. The head needs `touch-action: none`.
 */
export function useSwipeDown(onClose: () => void) {
  const swipe = useRef<Swipe>(undefined);
  const distance = (event: PointerEvent): number =>
    swipe.current === undefined ? 0 : Math.max(0, event.clientY - swipe.current.y);

  const end = (event: PointerEvent): void => {
    if (swipe.current === undefined) return;
    const { sheet, at } = swipe.current;
    const moved = distance(event);
    swipe.current = undefined;
    const isFast = moved > SHORT_PX && moved / Math.max(1, event.timeStamp - at) > FAST_PX_PER_MS;
    if (event.type === 'pointerup' && (moved > CLOSING_PX || isFast)) onClose();
    // A sheet that was only hidden must be in its place when it is shown again.
    sheet.style.translate = '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const { target, currentTarget } = event;
      const sheet = currentTarget.closest<HTMLElement>('.MuiPaper-root');
      if (event.pointerType !== 'touch' || !event.isPrimary || sheet === null) return;
      if (target instanceof Element && target.closest('button') !== null) return;
      currentTarget.setPointerCapture(event.pointerId);
      swipe.current = { sheet, y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent): void => {
      if (swipe.current === undefined || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        return;
      swipe.current.sheet.style.translate = `0 ${distance(event)}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
