import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused control disappears after its action ('Delete' with its row), focus moves to the heading with
 * the returned ref (give it `tabIndex={-1}`), or to the page's h1 if the ref is not used.
 *
 * @param shown What the controls belong to; undefined until it has loaded.
 * @param asked What an open dialog asks about, if the control may disappear while it is open.
 */
export function useRestoreFocus(shown: unknown, asked?: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef({ shown, asked });
  useEffect(() => {
    const before = former.current;
    former.current = { shown, asked };
    const isReplaced = before.shown !== undefined && before.shown !== shown;
    const isClosed = before.asked !== undefined && asked === undefined;
    if ((isReplaced || isClosed) && document.activeElement === document.body) {
      const target = heading.current ?? document.querySelector<HTMLElement>('h1');
      target?.focus({ preventScroll: true });
    }
  }, [shown, asked]);
  return heading;
}

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
      const isConnected = former.current?.isConnected === true;
      const target = isConnected ? former.current : document.querySelector<HTMLElement>('h1');
      target?.focus({ preventScroll: true });
    },
  };
}
