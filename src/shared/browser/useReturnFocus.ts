import { type FocusEvent, useRef } from 'react';

/**
 * For a message with a button that removes it: focus returns to where it was before it entered the message, or to the
 * page's h1 if that is gone. `onFocus` belongs to the message, `returnFocus` to the button's handler.
 */
export function useReturnFocus() {
  const former = useRef<HTMLElement>(null);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent): void => {
      const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isOutside) former.current = relatedTarget;
    },
    returnFocus: (): void => {
      const isKept = former.current?.isConnected === true;
      const target = isKept ? former.current : document.querySelector<HTMLElement>('h1');
      target?.focus({ preventScroll: true });
    },
  };
}
